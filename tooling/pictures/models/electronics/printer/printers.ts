import type { Object3D } from 'three'
import { cloth, gloss, glow, matte, metal, plastic } from '../../../studio/materials.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, box, drum, group, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { mountains, type Painter } from '../parts/art.ts'
import { lines, litPane } from '../parts/desk-things.ts'
import { bent, page, ream } from './paper.ts'

const INKS = ['#26282c', '#2f9fd6', '#d8488a', '#f2c53c'] as const
const dark = () => matte('#1c1d20', 0.7)
const text = lines('#4a4d52', '#fbf8f1', 26)

const button = (tone: string, r = 0.7): Object3D => at(drum(r, r, 0.3, plastic(tone, 0.4), 0.1), { rx: Math.PI / 2 })

/** Four tanks behind one clear window, each with its level of ink. */
const tanks = (): Object3D =>
  group(
    at(slab(rounded(10.4, 6, 0.8), 0.6, 0.2, dark()), {}),
    ...INKS.map((ink, i) => {
      const high = 3.9 - ((i * 3) % 4) * 0.7
      return group(
        at(box(1.8, 4.6, 0.3, 0.1, matte('#d9dde0')), { x: -3.6 + i * 2.4, z: 0.3 }),
        at(box(1.8, high, 0.3, 0.1, gloss(ink)), { x: -3.6 + i * 2.4, y: -2.3 + high / 2, z: 0.42 }),
      )
    }),
    at(slab(rounded(9.8, 5.4, 0.6), 0.2, 0.06, clear('#e6f2f6', 0.22)), { z: 0.7 }),
  )

/** How ink-tank printers differ. */
export interface Inkjet {
  /** Turn of the scanner lid. */
  readonly lid?: number
  readonly out?: Painter
  /** Large coloured screen in place of the small one. */
  readonly screen?: boolean
}

/** Low wide box: paper upright behind, page in the tray in front, tanks at the right. */
export const inkjet = (main: string, { lid = 0, out, screen = false }: Inkjet = {}): Object3D =>
  group(
    at(box(42, 12.6, 33, 2, plastic(main, 0.5)), { y: 7 }),
    at(box(40, 1, 31, 0.4, plastic(darker(main, 0.4), 0.6)), { y: 0.6 }),
    at(box(25, 4.6, 1.6, 0.4, dark()), { x: -7, y: 4.4, z: 16.1 }),
    at(box(23, 0.7, 15, 0.3, plastic(darker(main, 0.2), 0.5)), { x: -7, y: 2, z: 22, rx: 0.06 }),
    at(box(23, 1.6, 0.7, 0.3, plastic(darker(main, 0.2), 0.5)), { x: -7, y: 2, z: 29.4 }),
    ...(out ? [at(group(page(20, 20, out)), { x: -7, y: 3.2, z: 28, rx: -Math.PI / 2 + 0.05 })] : []),
    at(tanks(), { x: 13.4, y: 5.4, z: 16.5 }),
    at(slab(rounded(screen ? 17 : 21, screen ? 5.2 : 3, 0.8), 0.5, 0.2, gloss('#15171a')), {
      x: -7,
      y: screen ? 9.8 : 10.4,
      z: 16.6,
    }),
    at(litPane(screen ? 8 : 6, screen ? 4.2 : 2.2, icons, 40), {
      x: screen ? -10 : -13,
      y: screen ? 9.8 : 10.4,
      z: 16.9,
    }),
    ...[0, 1, 2].map(i =>
      at(button(['#4fae6a', '#e8e6e0', '#e0623c'][i] ?? '#e8e6e0', 0.8), {
        x: (screen ? -3.6 : -5) + i * 2.5,
        y: screen ? 9.8 : 10.4,
        z: 16.9,
      }),
    ),
    ...(lid > 0 ? [at(box(31, 0.3, 23, 0.1, gloss('#3b4a52')), { y: 13.3, z: 0 })] : []),
    at(
      group(
        at(box(41.4, 2.6, 32, 1.1, plastic(lighter(main, 0.1), 0.46)), { y: 1.3, z: 16 }),
        ...(lid > 0 ? [at(box(34, 0.5, 26, 0.2, matte('#f6f4ee')), { y: -0.1, z: 16 })] : []),
      ),
      { y: 13.2, z: -16, rx: -lid },
    ),
    at(
      group(
        at(slab(rounded(25, 21, 1.4), 0.8, 0.3, plastic(darker(main, 0.1), 0.5)), { y: 10.5 }),
        at(group(ream(21, 24)), { z: 0.9 }),
        ...[-1, 1].map(x => at(box(0.9, 9, 1.6, 0.3, plastic(darker(main, 0.3))), { x: x * 11.2, y: 6, z: 1 })),
      ),
      { y: 10, z: -18.2, rx: -0.3 },
    ),
  )

/** Six large icons of plain shapes. */
const icons: Painter = (pen, w, h) => {
  pen.fillStyle = '#eef3f5'
  pen.fillRect(0, 0, w, h)
  for (const [i, tone] of ['#3f9f5f', '#3164bb', '#e0813c', '#c8392e', '#6e4b80', '#2f8f8b'].entries()) {
    pen.fillStyle = tone
    pen.beginPath()
    pen.roundRect(w * (0.06 + (i % 3) * 0.31), h * (0.1 + Math.floor(i / 3) * 0.44), w * 0.25, h * 0.36, h * 0.08)
    pen.fill()
  }
}

/** Compact cube: drawer below, pages in the slot on top. `feeder` adds a scanner with a loaded feeder above. */
export const laser = (main: string, { feeder = false, pages = 3 } = {}): Object3D =>
  group(
    at(box(37, 6.4, 35, 1, plastic(darker(main, 0.1), 0.5)), { y: 3.4 }),
    at(box(13, 1.6, 1, 0.5, dark()), { y: 4.6, z: 17.3 }),
    at(box(36.6, 20.4, 34.6, 3, plastic(main, 0.48)), { y: 14.4 }),
    at(box(26, 1.4, 20, 0.5, dark()), { y: 24.3, z: 3 }),
    at(box(26, 2.6, 1.6, 0.4, plastic(darker(main, 0.25))), { y: 25, z: -7.6 }),
    ...Array.from({ length: pages }, (_, i) =>
      at(group(page(21, 19, text)), { x: (i % 2) * 0.6, y: 25.2 + i * 0.3, z: 12.6, rx: -Math.PI / 2 + 0.1, ry: 0 }),
    ),
    at(slab(rounded(11, 4, 1), 0.5, 0.2, gloss('#15171a')), { x: 10.6, y: 19.4, z: 17.5 }),
    at(litPane(4.4, 2.2, icons, 40), { x: 8.2, y: 19.4, z: 17.8 }),
    at(button('#4fae6a', 0.8), { x: 13.2, y: 19.4, z: 17.8 }),
    at(box(0.8, 0.5, 0.2, 0.1, glow('#8ff0a4', 1)), { x: -14, y: 20.6, z: 17.5 }),
    ...[0, 1, 2, 3, 4].map(i => at(box(0.3, 0.8, 9, 0.1, dark()), { x: 18.4, y: 11 + i * 1.7, z: -4 })),
    ...(feeder ? [at(scanner(main), { y: 31 })] : []),
  )

/** Flat scanner on two pillars with a feeder that holds fifty sheets. */
const scanner = (main: string): Object3D =>
  group(
    at(box(7, 8, 32, 1.4, plastic(main, 0.48)), { x: -14.6, y: -3.4 }),
    at(box(6, 8, 12, 1.4, plastic(main, 0.48)), { x: 15, y: -3.4, z: -10 }),
    at(box(39, 4.6, 35, 1.4, plastic(main, 0.48)), { y: 2.2 }),
    at(box(39, 5, 33, 1.8, plastic(lighter(main, 0.12), 0.46)), { y: 7 }),
    at(box(13, 4.4, 28, 1.8, plastic(darker(main, 0.14), 0.46)), { x: -12.4, y: 10.6, z: -1 }),
    at(box(20, 0.7, 25, 0.3, plastic(darker(main, 0.25), 0.5)), { x: 9.6, y: 13, z: -1, rz: 0.32 }),
    at(group(at(ream(21, 21, 1.4), { y: -10.5 })), { x: 8.4, y: 13.9, z: -1, rx: -Math.PI / 2, ry: -0.32 }),
    at(slab(rounded(20, 3.4, 1), 0.5, 0.2, gloss('#15171a')), { x: 6, y: 2.4, z: 17.5 }),
    at(litPane(8, 2.4, icons, 36), { x: 2, y: 2.4, z: 17.8 }),
    ...[0, 1, 2].map(i =>
      at(button(['#e8e6e0', '#e8e6e0', '#4fae6a'][i] ?? '#e8e6e0', 0.8), { x: 9 + i * 2.4, y: 2.4, z: 17.8 }),
    ),
  )

/** Small flat box with its cassette, a print sliding out. */
export const photoPrinter = (
  main: string,
  { leather = false, out = 11, view = mountains('#f0a880', '#5f6fa8') } = {},
): Object3D =>
  group(
    at(box(19, 6.4, 13.4, 1.7, leather ? cloth(main, 30, 2) : plastic(main, 0.42)), { y: 3.6 }),
    at(box(18, 0.6, 12.4, 0.3, plastic(darker(main, 0.35))), { y: 0.4 }),
    at(slab(rounded(17.4, 11.8, 1.4), 0.5, 0.2, leather ? metal('#d8b66a', 0.3) : plastic(lighter(main, 0.4), 0.4)), {
      y: 6.7,
      rx: -Math.PI / 2,
    }),
    at(slab(rounded(16.8, 11.2, 1.2), 0.5, 0.2, leather ? cloth(main, 30, 2) : plastic(main, 0.42)), {
      y: 6.86,
      rx: -Math.PI / 2,
    }),
    at(litPane(4.6, 3, icons, 50), { x: -4.6, y: 7.14, z: 1, rx: -Math.PI / 2 }),
    ...[0, 1, 2].map(i =>
      at(drum(0.8, 0.8, 0.3, plastic(i ? '#f4f1ea' : '#4fae6a', 0.4), 0.1), { x: 1 + i * 2.6, y: 7, z: 1 }),
    ),
    at(box(12.4, 2.8, 1, 0.3, dark()), { y: 3.6, z: 6.5 }),
    at(box(11.6, 1.5, 12, 0.4, plastic(darker(main, 0.3), 0.5)), { y: 2.4, z: 11 }),
    at(group(at(page(10.2, 15, snapshot(view), 34), { y: -15 })), {
      y: 3.6,
      z: out - 9,
      rx: -Math.PI / 2 + 0.03,
    }),
    at(box(0.5, 4, 7, 0.2, dark()), { x: 9.4, y: 3.4 }),
  )

/** A picture with its white border. */
export const snapshot =
  (view: Painter): Painter =>
  (pen, w, h) => {
    pen.fillStyle = '#fbf8f1'
    pen.fillRect(0, 0, w, h)
    pen.save()
    pen.translate(w * 0.06, h * 0.05)
    pen.beginPath()
    pen.rect(0, 0, w * 0.88, h * 0.9)
    pen.clip()
    view(pen, w * 0.88, h * 0.9)
    pen.restore()
  }

/** Palm-sized rounded cube, a strip curling out of its top. */
export const pocket = (main: string, strip: Painter, length = 15): Object3D =>
  group(
    at(slab(rounded(8.6, 8.6, 2.2), 5, 1.4, plastic(main, 0.4)), { y: 4.3 }),
    at(slab(rounded(7.2, 7.2, 1.8), 0.4, 0.15, plastic(lighter(main, 0.55), 0.4)), { y: 4.3, z: 2.45 }),
    at(box(6.4, 0.5, 1.6, 0.2, dark()), { y: 8.5, z: 0.2 }),
    at(group(bent(5.7, length, 1.8, strip)), { y: 8.4, z: 0.3 }),
    at(drum(1, 1, 0.4, plastic(main, 0.4), 0.12), { y: 2.8, z: 2.5, rx: Math.PI / 2 }),
    at(drum(0.28, 0.28, 0.3, glow('#8ff0a4', 1), 0.05), { y: 4.9, z: 2.55, rx: Math.PI / 2 }),
    at(box(0.3, 1.6, 1.4, 0.1, plastic(darker(main, 0.25))), { x: 4.3, y: 4.3 }),
  )

/** Slim bar with an A4 sheet rising out of it. */
export const bar = (main: string): Object3D =>
  group(
    at(box(31, 4.6, 7.4, 2, plastic(main, 0.42)), { y: 2.5 }),
    at(box(23, 0.4, 1.4, 0.1, dark()), { y: 4.75, z: -0.4 }),
    at(group(bent(21, 20, 0.55, text, 22)), { y: 4.4, z: -0.6, rx: -0.35 }),
    at(slab(rounded(27, 1.1, 0.5), 0.3, 0.1, plastic(lighter(main, 0.5), 0.4)), { y: 2.6, z: 3.6 }),
    at(drum(0.8, 0.8, 0.4, plastic('#f4f1ea'), 0.1), { x: 13, y: 4.7, z: 0.6 }),
    at(drum(0.3, 0.3, 0.4, glow('#8ff0a4', 1), 0.05), { x: 11, y: 4.7, z: 0.6 }),
  )
