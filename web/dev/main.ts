import '@fontsource-variable/alegreya';
import '@fontsource-variable/source-sans-3';
import '../src/styles/tokens.css';
import '../src/styles/base.css';

import { mount } from 'svelte';

import { setWords } from '../src/words.svelte';
import Page from './Page.svelte';

const catalogues = import.meta.glob<string>('../../src/tonalli/locale/en/*.ftl', { query: '?raw', import: 'default', eager: true });
setWords('en', Object.values(catalogues).join('\n'));
mount(Page, { target: document.getElementById('page')! });
