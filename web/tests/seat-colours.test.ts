import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { paintOf } from '../src/shell/marks';

type Triple = [number, number, number];

/** What eyes without one kind of cone see, in linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES: Record<string, Triple[]> = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const TO_XYZ: Triple[] = [[0.4339, 0.3762, 0.1899], [0.2127, 0.7152, 0.0722], [0.0178, 0.1095, 0.8727]];

const times = (rows: Triple[], [x, y, z]: Triple): Triple => rows.map(([a, b, c]) => a * x + b * y + c * z) as Triple;

/** A colour as lightness and two opponents, in which distances are about what an eye makes of them. */
function lab(hex: string, eyes: Triple[]): Triple {
  const light = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Triple;
  const seen = times(eyes, light).map((part) => Math.min(Math.max(part, 0), 1)) as Triple;
  const [x, y, z] = times(TO_XYZ, seen).map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** So far apart two colours can be told from each other on a piece of 14 pixels. */
const APART = 20;
const css = readFileSync('src/styles/tokens.css', 'utf8');
const day = css.slice(0, css.indexOf('[data-theme='));

describe('five seats', () => {
  const colours = ['red', 'blue', 'yellow', 'black', 'turquoise'].map((name) => {
    const token = /var\((--seat-\d)\)/.exec(paintOf(name))?.[1] ?? 'none';
    return { name, hex: new RegExp(`${token}: (#[0-9a-f]{6})`).exec(day)?.[1] ?? '' };
  });

  it.each(Object.keys(EYES))('stay apart for %s eyes', (eyes) => {
    const seen = colours.map(({ name, hex }) => ({ name, at: lab(hex, EYES[eyes]!) }));
    const near = seen.flatMap((one, i) => seen.slice(i + 1).map((other) => ({ pair: `${one.name} ${other.name}`, far: Math.hypot(...one.at.map((part, k) => part - other.at[k]!)) })));
    expect(near.filter(({ far }) => far < APART)).toEqual([]);
    expect(near).toHaveLength(10);
  });
});
