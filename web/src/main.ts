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

const target = document.getElementById('tonalli');
if (target) {
  setWords(LANGUAGE, await wordsOf(LANGUAGE).catch(() => ''));
  document.documentElement.lang = LANGUAGE;
  mount(App, { target });
}
