// The start: what the first paint needs, then the app. Nothing here waits for the engine or the store.
import { mount } from "svelte";

import App from "./app/App.svelte";
import "./theme/themes.css";
import "./theme/base.css";
import { setting, takeFirstPaint } from "./settings/settings.svelte";
import { systemLanguage, useLanguage, type Language } from "./words/words.svelte";

takeFirstPaint();
const wanted = setting("language");
await useLanguage(wanted === "" || wanted === "system" ? systemLanguage() : (wanted as Language));
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
