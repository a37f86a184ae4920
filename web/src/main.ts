import '@fontsource-variable/alegreya';
import '@fontsource-variable/source-sans-3';
import './styles/tokens.css';
import './styles/base.css';
import './shell/shell.css';

import { mount } from 'svelte';

import { wordsOf } from './api/client';
import App from './shell/App.svelte';
import { applySettings } from './shell/settings.svelte';
import { setWords } from './words.svelte';

const LANGUAGE = 'en';

applySettings();

const PATIENCE = 1500;

/** Without words there is nothing to show: ask until the server answers. */
async function words(): Promise<string> {
  for (;;) {
    try {
      return await wordsOf(LANGUAGE);
    } catch {
      await new Promise((later) => setTimeout(later, PATIENCE));
    }
  }
}

const target = document.getElementById('tonalli');
if (target) {
  setWords(LANGUAGE, await words());
  document.documentElement.lang = LANGUAGE;
  mount(App, { target });
}
