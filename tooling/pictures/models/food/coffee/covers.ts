import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { hills, layered, ringArt, shapes, sprig, sun, waves } from '../../../studio/packs/typeset.ts'
import { book, phone } from '../../../studio/props/desk.ts'
import { plant, twig } from '../../../studio/props/green.ts'
import { napkin } from '../../../studio/props/soft.ts'
import { cup } from '../../../studio/props/table.ts'
import { counter, desk, kitchenBoard, shelf, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import {
  beanBag,
  capsules,
  cold,
  dripBox,
  glassDripper,
  heaped,
  icedGlass,
  jar,
  portafilter,
  scooped,
} from './packs.ts'

const views = (focus: readonly [number, number], tone: string): Views => ({
  scene: {
    set: sunnyDesk,
    tone,
    accent: '#c39a67',
    light: 'morning',
    yaw: -0.3,
    lift: 13,
    props: () => [at(cup('#e7e1d5'), { x: -12, z: -6 }), at(plant(22), { x: 16, z: -14 })],
  },
  close: { focus, zoom: 2.2 },
  size: {
    beside: () => at(phoneUpright(), {}),
    along: 'height',
    shot: { set: softHorizon, tone: '#ebe5d9', accent: '#e0d8c8' },
  },
})

const phoneUpright = () => group(at(phone(), { rx: Math.PI / 2, y: 7.5 }))

/** Coffee. */
export const coffee: LeafPictures = {
  kinds: {
    beans: views([0.4, 0.45], '#dcd6c8'),
    drip: views([0.72, 0.5], '#d3dadd'),
    instant: views([0.2, 0.52], '#e0d6c6'),
    capsule: views([0.3, 0.6], '#d8d6d2'),
    cold: views([0.35, 0.45], '#cfd9dc'),
  },
  covers: [
    {
      kind: 'beans',
      build: main =>
        beanBag(
          { brand: '谷雨', zh: '意式拼配', en: 'Espresso blend', fine: '250 g' },
          { ground: darker(main, 0.05), ink: '#fbf3e6', accent: '#2c1a10', plan: 'block' },
          '#2f1c10',
          at(portafilter(), { x: 11, z: -5, ry: -0.5 }),
        ),
      shot: { set: counter, tone: '#8f8378', accent: '#e6e2dc', yaw: -0.3, lift: 12, light: 'evening' },
    },
    {
      kind: 'beans',
      build: main =>
        beanBag(
          { brand: '谷雨', zh: '耶加雪菲', en: 'Yirgacheffe', fine: '250 g' },
          {
            ground: '#f4efe4',
            ink: darker(main, 0.3),
            accent: main,
            plan: 'classic',
            art: layered(sprig(lighter(main, 0.3), 0.5, 0.98, 0.3), ringArt(main, 0.5, 0.46, 0.42, 0.012)),
          },
          '#8a5a34',
          at(glassDripper(), { x: 12.4, z: -6 }),
        ),
      shot: { set: tiledKitchen, tone: '#e2e8e6', accent: '#c7a47a', yaw: 0.26, lift: 10, light: 'morning' },
    },
    {
      kind: 'beans',
      build: main =>
        beanBag(
          { brand: '山野', zh: '云南小粒', en: 'Yunnan coffee', fine: '250 g' },
          { ground: lighter(main, 0.86), ink: main, accent: '#5f7f54', plan: 'classic', art: hills('#6f8f60', 0.62) },
          '#5b3720',
          at(scooped('#5b3720'), { x: 12.6, z: -3, ry: 0.7 }),
        ),
      shot: { set: kitchenBoard, tone: '#cfd3c3', accent: '#8a5f3d', yaw: -0.42, lift: 17, light: 'day' },
    },
    {
      kind: 'beans',
      build: main =>
        beanBag(
          { brand: '谷雨', zh: '低因咖啡', en: 'Decaf coffee', fine: '250 g' },
          {
            ground: main,
            ink: '#f4e6d6',
            accent: '#e2b46a',
            plan: 'minimal',
            art: layered(sun('#e2b46a', 0.5, 0.42, 0.24), waves(lighter(main, 0.35), 0.56, 0.7)),
          },
          '#4a2f1c',
        ),
      shot: {
        set: desk,
        tone: '#6f6475',
        accent: '#7c5335',
        yaw: 0.36,
        lift: 12,
        light: 'evening',
        props: () => [at(book('#b99a7c'), { x: -17, z: -4, ry: 0.4 }), at(cup('#cbbfae'), { x: -16, y: 2.4, z: -4 })],
      },
    },
    {
      kind: 'drip',
      build: main =>
        dripBox(
          { brand: '谷雨', zh: '挂耳咖啡', en: 'Drip coffee', fine: '10 × 10 g' },
          {
            ground: main,
            ink: '#fdf6ec',
            accent: '#d65a72',
            plan: 'classic',
            art: shapes(['#d65a72', '#e9a1ad', lighter(main, 0.3)], 3),
          },
          '#f4f0e8',
        ),
      shot: {
        set: sunnyDesk,
        tone: '#e2d9cc',
        accent: '#b98f62',
        lift: 14,
        light: 'morning',
        fill: 0.64,
        props: () => [at(twig('#8aa07c', 16, 5, 4), { x: 15, z: -8, rz: -0.5 })],
      },
    },
    {
      kind: 'drip',
      build: main =>
        dripBox(
          { brand: '老灶台', zh: '低因挂耳', en: 'Decaf drip bags', fine: '10 × 10 g' },
          { ground: main, ink: '#4a3520', accent: '#8a5a34', plan: 'band', art: sprig('#8a5a34', 0.5, 0.52, 0.4) },
          '#ffffff',
        ),
      shot: { set: cove, tone: '#b9c2bd', lift: 18, fill: 0.62, light: 'soft', yaw: -0.16 },
    },
    {
      kind: 'instant',
      build: main =>
        group(
          at(
            jar(
              { brand: '谷雨', zh: '焦糖速溶', en: 'Freeze-dried', fine: '100 g' },
              { ground: '#fbf3e3', ink: '#6a3d16', accent: main, plan: 'classic' },
              main,
              '#8a5126',
            ),
            { x: -4.4 },
          ),
          at(cup('#efe4d0', '#7a4a26'), { x: 6.4, z: 2 }),
          at(heaped('#8a5126'), { x: 2, z: 9, ry: -0.2 }),
        ),
      shot: { set: shelf, tone: '#e7d6bd', accent: '#a97c4f', yaw: -0.12, lift: 8, fill: 0.62 },
    },
    {
      kind: 'instant',
      build: main =>
        group(
          at(
            jar(
              { brand: '老灶台', zh: '黑咖啡', en: 'Black coffee', fine: '90 g' },
              { ground: '#23201e', ink: '#f7efe2', accent: main, plan: 'block' },
              main,
              '#2d1a10',
            ),
            { x: -4.6, ry: 0.3 },
          ),
          at(icedGlass('#4a2610', 3.5, 13), { x: 5.6, z: 1 }),
        ),
      shot: { set: softHorizon, tone: '#e3cfc4', accent: '#efe6de', lift: 11, light: 'morning' },
    },
    {
      kind: 'capsule',
      build: main =>
        capsules(
          { brand: '谷雨', zh: '浓缩胶囊', en: 'Espresso capsules' },
          { ground: darker(main, 0.3), ink: '#f4efe6', accent: '#c9a35a', plan: 'minimal' },
          main,
        ),
      shot: { set: plinths, tone: '#d9d3c8', accent: '#b9ab97', yaw: 0.24, lift: 17, fill: 0.6 },
    },
    {
      kind: 'cold',
      build: main =>
        cold(
          { brand: '谷雨', zh: '冷萃', en: 'Cold brew', fine: '300 ml' },
          { ground: main, ink: '#173042', accent: '#173042', plan: 'classic', art: waves('#ffffff', 0.72, 0.98, 6) },
        ),
      shot: {
        set: counter,
        tone: '#c3d7e0',
        accent: '#f0efec',
        lift: 9,
        light: 'morning',
        props: () => [at(napkin('#e6ecee', 22), { x: 3, z: 2, ry: 0.3 })],
      },
    },
  ],
}
