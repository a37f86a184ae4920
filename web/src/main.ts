import '@fontsource-variable/alegreya';
import '@fontsource-variable/source-sans-3';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './shell/shell.css';
import './small/page.css';

import { mount } from 'svelte';

import App from './shell/App.svelte';
import { firstWords } from './shell/catalogue.svelte';
import { router } from './shell/router.svelte';
import { applySettings } from './shell/settings.svelte';

applySettings();

const target = document.getElementById('tonalli');
if (target) {
  await firstWords(router.route);
  mount(App, { target });
}
