import '@fontsource-variable/alegreya';
import '@fontsource-variable/source-sans-3';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/shell/shell.css';
import '../src/small/page.css';

import { mount } from 'svelte';

import { longer as pseudo } from '../src/shell/pseudo';
import { setWords } from '../src/words.svelte';
import words from '../tests/made/words.ftl?raw';
import Page from './Page.svelte';

/* ?long makes every text 40 % longer, ?lang=pseudo as the pages themselves do, to see whether the layout survives. */
const longer = (line: string): string => line.replace(/^( {4}\.)?(\S+ = )(.+)$/, (all, dot: string | undefined, key: string, text: string) =>
  text.includes('{') ? all : `${dot ?? ''}${key}${text}${text.replace(/[^a-z ]/gi, '').slice(0, Math.ceil(text.length * 0.4))}`);
const asked = new URLSearchParams(location.search);
setWords('en', asked.has('long') ? words.split('\n').map(longer).join('\n') : words, asked.get('lang') === 'pseudo' ? pseudo : undefined);
mount(Page, { target: document.getElementById('page')! });
