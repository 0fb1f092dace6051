import type { Object3D } from 'three'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { slice } from '../../../studio/food/fruit.ts'
import { matte, plastic, wood } from '../../../studio/materials.ts'
import { layered, ringArt, sprig, sun, waves } from '../../../studio/packs/typeset.ts'
import { phone } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { towels } from '../../../studio/props/soft.ts'
import { rock } from '../../../studio/props/stones.ts'
import { saucer } from '../../../studio/props/table.ts'
import { linen } from '../../../studio/sets/cloths.ts'
import { bathLedge, counter, desk, shelf, sill } from '../../../studio/sets/indoors.ts'
import { beach } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { tray } from '../../appliances/parts/bath.ts'
import { folded } from '../../home/towel/towels.ts'
import { standPouch } from '../parts/boxes.ts'
import { pumpBottle } from '../parts/pumps.ts'
import { blossomBranch, foamCloud, oatEar, petals, scallop, sheaNut, strewnBlossoms } from '../parts/sprigs.ts'
import { grains, leaningLid, openTub, paste, spatula } from '../parts/tubs.ts'
import { bearFace, duck, foamBear, foamCan, oilBottle } from './things.ts'

const standingPhone = () => group(at(phone('#8c8f94'), { rx: Math.PI / 2, y: 7.5 }))

const views = (
  scene: Shot,
  focus: readonly [number, number],
  zoom = 2.1,
  along: 'height' | 'width' = 'height',
): Views => ({
  scene,
  close: { focus, zoom },
  size: { beside: standingPhone, along, shot: { set: softHorizon, tone: '#e3dfd8', accent: '#d8d4cb' } },
})

const scrubbed = (colour: string, tone: string, stuff = plastic(colour, 0.36)): Object3D =>
  openTub(4.4, 6.2, stuff, paste(3.72, tone, 0.34, 'dry', 2), 0.84)

const petalArt = (tone: string) => layered(sprig(tone, 0.5, 0.97, 0.36))

/** Body wash. */
export const bodyWash: LeafPictures = {
  kinds: {
    pump: views(
      {
        set: bathLedge,
        tone: '#b7c4c0',
        accent: '#dcd6ca',
        light: 'morning',
        lift: 10,
        fill: 0.56,
        yaw: -0.2,
        props: () => [
          at(folded(22, 16, '#efe9de', 2, 2.6), { x: 16, z: -6, ry: -0.1 }),
          at(foamCloud(3, 3), { x: -8.6, z: 3 }),
        ],
      },
      [0.5, 0.42],
    ),
    foam: views(
      {
        set: counter,
        tone: '#c9b8ae',
        accent: '#efedea',
        light: 'morning',
        lift: 10,
        fill: 0.58,
        props: () => [
          at(plant(18), { x: 12, z: -9 }),
          at(towels(['#e4dccf', '#f1ece2'], 15, 12), { x: -13, z: -5, ry: 0.2 }),
        ],
      },
      [0.3, 0.74],
      1.9,
    ),
    oil: views(
      {
        set: bathLedge,
        tone: '#a9b7b4',
        accent: '#ded7cb',
        light: 'evening',
        lift: 8,
        fill: 0.58,
        yaw: 0.3,
        props: () => [
          at(folded(20, 14, '#f3ede2', 2, 2.4), { x: -14, z: -3, ry: 0.2 }),
          at(saucer('#efe9dd', 4.4), { x: 9, z: 2 }),
        ],
      },
      [0.5, 0.4],
    ),
    scrub: {
      ...views(
        {
          set: linen,
          tone: '#d8cdbd',
          light: 'morning',
          lift: 30,
          fill: 0.46,
          yaw: 0.3,
          props: () => [
            at(folded(18, 13, '#f3ede2', 2, 2.2), { x: -3, z: -12, ry: 0.2 }),
            at(leaningLid(4.3, 2, '#2f8f8b'), { x: 6.6, z: 0.6, ry: -0.3 }),
            at(spatula('#b98757', 14), { x: -1, z: 8, ry: 0.3 }),
          ],
        },
        [0.5, 0.74],
        1.9,
      ),
      build: main => scrubbed(main, '#eaf0ee'),
    },
    refill: views(
      {
        set: desk,
        tone: '#e3cdbb',
        accent: '#b98f62',
        light: 'morning',
        lift: 11,
        fill: 0.58,
        props: () => [at(plant(18), { x: -15, z: -8 })],
      },
      [0.62, 0.86],
    ),
  },
  covers: [
    {
      kind: 'pump',
      build: main =>
        pumpBottle({
          girth: { rx: 4.1, rz: 2.8, square: 2.3 },
          h: 15,
          colour: main,
          pump: '#fbf4f0',
          label: {
            w: 6.4,
            h: 8.6,
            y: 6.6,
            words: { brand: '花信', zh: '樱花沐浴露', en: 'Cherry blossom', fine: '400 ml' },
            style: { ground: '#fdf3f1', ink: '#8a4652', accent: '#d98a98', plan: 'classic', art: petalArt('#eab6bf') },
          },
        }),
      shot: {
        set: sill,
        tone: '#cfd6c9',
        accent: '#f1efe8',
        light: 'morning',
        yaw: -0.22,
        lift: 8,
        fill: 0.62,
        props: () => [
          at(
            blossomBranch(
              [
                [14, 0.4, -3],
                [10, 6, -4],
                [7, 11, -4],
                [6.4, 17, -4.5],
              ],
              '#f3bfca',
              '#6a4a3a',
              11,
              1.5,
            ),
            { x: 0.6 },
          ),
          at(petals('#f3bfca', 5, 4, 0.8), { x: -7, z: 3.4 }),
        ],
      },
    },
    {
      kind: 'pump',
      build: main =>
        pumpBottle({
          girth: { rx: 4.9, rz: 3.4, square: 3.6 },
          h: 19,
          colour: main,
          pump: '#2f5f86',
          turn: 2.6,
          shoulder: 0.84,
          label: {
            w: 7.2,
            h: 10.5,
            y: 8.6,
            words: { brand: '凝露', zh: '海盐沐浴露', en: 'Sea salt', fine: '750 ml' },
            style: {
              ground: '#f4f9fb',
              ink: '#1f4f78',
              accent: '#5b9cc4',
              plan: 'classic',
              art: waves('#8cc1e0', 0.72, 0.88, 6),
            },
          },
        }),
      shot: {
        set: beach,
        tone: '#d9c6a2',
        accent: '#eadfca',
        yaw: 0.3,
        lift: 13,
        fill: 0.63,
        props: () => [
          at(scallop(3.4), { x: 8.4, z: 5, ry: 0.4 }),
          at(rock(2.3, '#6c706e', 4), { x: -9, z: 4 }),
          at(rock(1.3, '#8b8a84', 9), { x: -6.4, z: 7 }),
        ],
      },
    },
    {
      kind: 'pump',
      build: main =>
        pumpBottle({
          girth: { rx: 3.7, rz: 3.7, square: 2 },
          h: 14.4,
          colour: main,
          pump: '#2e332f',
          turn: 0.3,
          shoulder: 0.86,
          label: {
            w: 6.6,
            h: 7.4,
            y: 6.6,
            words: { brand: '草本诊所', zh: '燕麦沐浴乳', en: 'Oat body wash', fine: '400 ml' },
            style: {
              ground: '#f3efe2',
              ink: '#3e4f40',
              accent: '#8aa78b',
              plan: 'minimal',
              art: sprig('#b99a5a', 0.5, 0.66, 0.44),
            },
          },
        }),
      shot: {
        set: desk,
        tone: '#e2cba6',
        accent: '#a97c4f',
        light: 'morning',
        yaw: -0.1,
        lift: 12,
        fill: 0.6,
        props: () => [
          at(folded(17, 13, '#efe6d4', 2, 2.2), { x: -12, z: -5, ry: 0.3 }),
          at(oatEar('#cfa95c', 22), { x: 6, z: 5, ry: 0.5 }),
          at(oatEar('#d9b96c', 20), { x: 8, z: 3, ry: 0.9 }),
        ],
      },
    },
    {
      kind: 'pump',
      build: main =>
        pumpBottle({
          girth: { rx: 4.3, rz: 3, square: 2.7 },
          h: 14.6,
          colour: main,
          pump: '#b0825a',
          turn: 0.5,
          shoulder: 0.7,
          label: {
            w: 6.2,
            h: 6.4,
            y: 6,
            words: { brand: '凝露', zh: '乳木果沐浴露', en: 'Shea body wash', fine: '400 ml' },
            style: {
              ground: '#8c5f44',
              ink: '#fbf1e2',
              accent: '#e8c49a',
              plan: 'classic',
              art: ringArt('#a87a5a', 0.5, 0.5, 0.44, 0.012),
            },
          },
        }),
      shot: {
        set: cove,
        tone: '#9a8577',
        light: 'soft',
        yaw: -0.36,
        lift: 14,
        fill: 0.58,
        props: () => [
          at(group(folded(18, 14, '#d9c3ae', 2, 2.4), at(folded(17.4, 13.6, '#ece0d2', 2, 2.4), { y: 4.9 })), {
            x: 13,
            z: -7,
            ry: -0.3,
          }),
          at(sheaNut(1.7), { x: -8, z: 4, ry: 0.4 }),
          at(sheaNut(1.5), { x: -10.6, z: 2.2, ry: 2 }),
          at(sheaNut(1.4), { x: -6.6, z: 6.4, ry: -0.7 }),
        ],
      },
    },
    {
      kind: 'foam',
      build: main =>
        group(
          foamCan(main, {
            words: { brand: '花信', zh: '甜橙慕斯', en: 'Shower foam', fine: '200 ml' },
            style: {
              ground: main,
              ink: '#3c4a14',
              accent: '#f5a02c',
              plan: 'classic',
              art: layered(sun('#f5a02c', 0.5, 0.82, 0.2), sun('#f9bd5c', 0.5, 0.82, 0.14)),
            },
          }),
          at(foamCloud(2.9, 1), { x: 5.2, z: 2.6 }),
        ),
      shot: {
        set: softHorizon,
        tone: '#7fb0c4',
        accent: '#b9d3da',
        yaw: -0.1,
        lift: 10,
        fill: 0.64,
        props: () => [
          at(slice(3, '#f39a22', '#ee8a1d', 0.7), { x: -5.6, z: 3.4 }),
          at(group(at(slice(3, '#f39a22', '#ee8a1d', 0.7), { rx: 1.1, y: 1.5 })), { x: -7, z: 0.8, ry: 0.4 }),
        ],
      },
    },
    {
      kind: 'foam',
      build: main =>
        group(
          foamCan(
            main,
            {
              words: { brand: '凝露', zh: '小熊泡泡', en: 'Kids foam', fine: '200 ml' },
              style: {
                ground: main,
                ink: '#7a4f2a',
                accent: '#c98a4a',
                plan: 'classic',
                art: bearFace('#c98a4a', '#4b3024'),
              },
            },
            '#7fb7c9',
          ),
          at(duck(), { x: -7.2, z: 1.6, ry: -0.5 }),
        ),
      shot: {
        set: bathLedge,
        tone: '#9fc3c4',
        accent: '#f1efe8',
        yaw: 0.16,
        lift: 12,
        fill: 0.64,
        light: 'morning',
        props: () => [at(foamBear(3.2), { x: 9.6, z: 1 })],
      },
    },
    {
      kind: 'oil',
      build: main =>
        oilBottle(
          main,
          {
            words: { brand: '润玉', zh: '杏仁油', en: 'Almond oil', fine: '250 ml' },
            style: { ground: '#fbf4e6', ink: '#6b3f18', accent: '#c9974a', plan: 'classic' },
          },
          wood('#8a5a35'),
        ),
      shot: {
        set: shelf,
        tone: '#c3ccd0',
        accent: '#cdb491',
        light: 'evening',
        yaw: -0.3,
        lift: 11,
        fill: 0.63,
        props: () => [
          at(tray(24, 13, '#9a6a42'), { y: -0.6, z: 0.5 }),
          at(strewnBlossoms('#fbe9ea', 5, 3, 1.3, 3), { x: 6.6, y: 0.9, z: 2.4 }),
          at(strewnBlossoms('#fbe9ea', 2, 2, 1.2, 8), { x: -6.6, y: 0.9, z: 3 }),
        ],
      },
    },
    {
      kind: 'scrub',
      build: main =>
        group(
          scrubbed(main, '#eaf0ee'),
          at(group(at(spatula('#b98757', 15), { rz: 1.05, y: 8.6 })), { x: -1.2, z: 0.4, ry: Math.PI - 0.4 }),
          at(leaningLid(4.3, 2, main), { x: 6.9, z: -0.6 }),
        ),
      shot: {
        set: linen,
        tone: '#dccdb4',
        yaw: 0.2,
        lift: 28,
        fill: 0.64,
        light: 'morning',
        props: () => [
          at(grains(60, 5, '#f4f6f4', 0.24, 2), { x: -5, z: 6.4 }),
          at(scallop(2.4), { x: 7, z: 6, ry: -0.6 }),
        ],
      },
    },
    {
      kind: 'scrub',
      build: main =>
        group(
          openTub(4.8, 5, plastic(main, 0.34), paste(4.06, lighter(main, 0.55), 0.5, 'soft', 6), 0.86),
          at(group(at(box(1.8, 1.8, 1.8, 0.16, matte('#f7efe8', 0.7)), { y: 0.9 })), { x: 6.6, z: 2.4, ry: 0.4 }),
          at(group(at(box(1.8, 1.8, 1.8, 0.16, matte('#e2b08a', 0.7)), { y: 0.9 })), { x: 8.4, z: 0.6, ry: 1 }),
          at(group(at(box(1.8, 1.8, 1.8, 0.16, matte('#f7efe8', 0.7)), { y: 2.7 })), { x: 7.5, z: 1.5, ry: 0.7 }),
        ),
      shot: {
        set: bathLedge,
        tone: '#8fa79c',
        accent: '#e6e0d4',
        yaw: -0.1,
        lift: 22,
        fill: 0.6,
        props: () => [
          at(petals('#d8607a', 7, 4, 1.1), { x: -7, z: 4 }),
          at(petals('#e58a9c', 4, 3, 1, 5), { x: 4, z: 7 }),
          at(leaningLid(4.7, 1.8, '#c9a35a', plastic('#f5ece6')), { x: -6, z: -4, ry: 2.5 }),
        ],
      },
    },
    {
      kind: 'refill',
      build: main =>
        standPouch({
          w: 14,
          h: 21,
          d: 7.4,
          spout: '#f4f4ee',
          label: {
            words: { brand: '凝露', zh: '补充装', en: 'Body wash refill', fine: '500 ml' },
            style: {
              ground: main,
              ink: '#1d5240',
              accent: '#2f7f66',
              plan: 'classic',
              art: waves(darker(main, 0.1), 0.72, 0.9, 7),
            },
          },
        }),
      shot: {
        set: plinths,
        tone: '#e3c6b4',
        accent: '#c98f74',
        yaw: 0.14,
        lift: 10,
        fill: 0.6,
        props: () => [
          at(
            pumpBottle({
              girth: { rx: 3.4, rz: 3.4 },
              h: 12.5,
              colour: '#f3efe6',
              shoulder: 0.84,
              label: {
                w: 4.6,
                h: 5,
                y: 6,
                words: { brand: '凝露', zh: '沐浴露', en: 'Body wash' },
                style: { ground: '#f3efe6', ink: '#5c6f66', accent: '#9dd2bd', plan: 'classic' },
              },
            }),
            { x: -11.4, z: -4 },
          ),
        ],
      },
    },
  ],
}
