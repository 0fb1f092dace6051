import type { Object3D } from 'three'
import { fabric } from '../../../studio/cloth/fabric.ts'
import type { Panel } from '../../../studio/cloth/panel.ts'
import { top } from '../../../studio/cloth/shirts.ts'
import { foldedStack, hanger, laid } from '../../../studio/cloth/trims.ts'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { glasses, notebook, pencil } from '../../../studio/props/desk.ts'
import { twig } from '../../../studio/props/green.ts'
import { chair } from '../../../studio/props/room.ts'
import { towels } from '../../../studio/props/soft.ts'
import { boards, concrete, hanging, linen, panelled, papers } from '../../../studio/sets/cloths.ts'
import { room, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { at, box, group, ring, rod } from '../../../studio/shapes.ts'
import { disc } from '../../../studio/soft-shapes.ts'
import { darker, inkOn, lighter } from '../../../studio/tones.ts'

const above = { light: 'above', lift: 84, fill: 0.68 } as const

const views = (shot: Partial<Views['scene']>): Views => ({
  scene: { set: hanging, tone: '#d9d2c6', fill: 0.66, lift: 2, light: 'morning', ...shot },
  close: { focus: [0.5, 0.84], zoom: 2.4, shot: { set: hanging, tone: '#d9d2c6', lift: 2, light: 'morning', ...shot } },
  size: {
    beside: () => at(chair(), {}),
    along: 'height',
    shot: { set: room, tone: '#e3ddd2', accent: '#cfc6b8', lift: 6 },
  },
})

const hung = (options: Parameters<typeof top>[0]) => group(top(options), hanger())

/** T-shirts, polos and henleys. */
export const tShirt: LeafPictures = {
  kinds: {
    crew: { ...views({}), build: color => hung({ cloth: { color, weave: 'jersey' } }) },
    long: {
      ...views({ tone: '#cfd6d8' }),
      build: color => hung({ cloth: { color, weave: 'jersey' }, sleeve: 'long', chest: 28 }),
    },
    polo: {
      ...views({ tone: '#dcd6c4' }),
      build: color => hung({ cloth: { color, weave: 'jersey' }, neck: 'polo', trim: darker(color, 0.15) }),
    },
    henley: {
      ...views({ tone: '#b9c4b4' }),
      build: color => hung({ cloth: { color, weave: 'linen' }, neck: 'henley', curve: 4, open: true }),
    },
  },
  covers: [
    {
      kind: 'crew',
      build: main =>
        group(
          foldedStack(
            [0, 1, 2].map(() => fabric({ color: main, weave: 'jersey' })),
            27,
            34,
            2.6,
          ),
          at(ring(5.8, 0.34, fabric({ color: darker(main, 0.1), weave: 'jersey' })), {
            y: 9.62,
            z: -9.4,
            rx: Math.PI / 2,
          }),
          at(disc(5.6, fabric({ color: darker(main, 0.16), weave: 'jersey' })), { y: 9.56, z: -9.4 }),
        ),
      shot: {
        set: sunnyDesk,
        tone: '#8ea9a6',
        accent: '#8f6947',
        yaw: -0.5,
        lift: 30,
        fill: 0.66,
        light: 'morning',
        props: () => [at(twig('#8aa07c', 22, 6, 5), { x: -20, z: -14, y: 0, rz: -1.3 })],
      },
    },
    {
      kind: 'crew',
      build: main =>
        group(
          foldedStack(
            [main, lighter(main, 0.7), darker(main, 0.5)].map(color => fabric({ color, weave: 'jersey' })),
            27,
            32,
            3,
          ),
          at(box(28.4, 12, 8, 0.2, matte('#e9e0cf')), { y: 5.6 }),
        ),
      shot: { set: papers, tone: '#dfe4e6', accent: '#efe9de', yaw: 0.6, lift: 24, fill: 0.6 },
    },
    {
      kind: 'crew',
      build: main =>
        laid(top({ cloth: { color: '#f5f1e8', weave: 'jersey', pattern: 'stripes', second: main }, trim: main }), 0.06),
      shot: {
        set: boards,
        tone: '#cbb08a',
        ...above,
        props: () => [at(glasses(), { x: 32, z: -26, ry: 0.5, rx: -1.3 })],
      },
    },
    {
      kind: 'crew',
      build: main =>
        group(
          at(
            top({
              cloth: { color: main, weave: 'mesh' },
              trim: darker(main, 0.4),
              over: body => sport(body, darker(main, 0.4)),
            }),
            {},
          ),
          hanger('#2f3338', 18),
        ),
      shot: { set: hanging, tone: '#c9ced2', lift: 3, fill: 0.66, yaw: 0.14 },
    },
    {
      kind: 'crew',
      build: main =>
        laid(top({ cloth: { color: main, weave: 'jersey' }, over: body => mountains(body, inkOn(main)) }), -0.1),
      shot: {
        set: concrete,
        tone: '#d4d2cd',
        ...above,
        props: () => [at(pencil(), { x: 36, z: 6, ry: 1.2 }), at(notebook('#6d7b74'), { x: -38, z: 22, ry: 0.3 })],
      },
    },
    {
      kind: 'long',
      build: main => laid(top({ cloth: { color: main, weave: 'jersey' }, sleeve: 'folded', long: 68 }), 0.05),
      shot: {
        set: linen,
        tone: '#bfc7c3',
        ...above,
        fill: 0.66,
        props: () => [at(towels(['#8d8578'], 24, 20), { x: -42, z: 10, ry: 0.2 })],
      },
    },
    {
      kind: 'long',
      build: main => group(top({ cloth: { color: main, weave: 'jersey' }, sleeve: 'long', chest: 28 }), hanger()),
      shot: { set: panelled, tone: '#b9c9c4', lift: 2, fill: 0.72, light: 'day', yaw: -0.12 },
    },
    {
      kind: 'polo',
      build: main =>
        laid(top({ cloth: { color: main, weave: 'jersey' }, neck: 'polo', trim: darker(main, 0.15) }), -0.04),
      shot: {
        set: papers,
        tone: '#e9cfc0',
        accent: '#d9a98f',
        ...above,
        props: () => [at(notebook('#38414a'), { x: -38, z: 18, ry: 0.24 })],
      },
    },
    {
      kind: 'polo',
      build: main =>
        group(
          top({ cloth: { color: main, weave: 'pique' }, neck: 'polo', trim: lighter(main, 0.3), open: true }),
          hanger('#d9c7a6'),
        ),
      shot: { set: hanging, tone: '#dfe3d2', lift: 4, fill: 0.67, light: 'morning', yaw: -0.16 },
    },
    {
      kind: 'henley',
      build: main => laid(top({ cloth: { color: main, weave: 'linen' }, neck: 'henley', curve: 4, open: true }), 0.08),
      shot: {
        set: linen,
        tone: '#8fa9bd',
        ...above,
        light: 'above',
        props: () => [at(twig('#8aa07c', 26, 6, 6), { x: 34, z: 20, rx: -1.4, rz: 0.5 })],
      },
    },
  ],
}

function sport(body: Panel, dark: string): Object3D[] {
  return [-1, 1].map(sign => {
    const points = [0.28, 0.45, 0.62, 0.8, 0.95].map((t): [number, number, number] =>
      body.place(0.5 + sign * 0.43, t, 0.1).toArray(),
    )
    return rod(points, 0.7, matte(dark))
  })
}

function mountains(body: Panel, ink: string): Object3D[] {
  const ridge = (base: number, high: number, shift: number) =>
    rod(
      Array.from({ length: 17 }, (_, i): [number, number, number] => {
        const u = 0.2 + (i / 16) * 0.6
        const rise = Math.max(0, Math.sin((i / 16) * Math.PI * 2.6 + shift)) * high * (1 - Math.abs(i / 8 - 1) * 0.5)
        return body.place(u, base - rise, 0.12).toArray()
      }),
      0.24,
      matte(ink),
    )
  return [ridge(0.36, 0.1, 0), ridge(0.4, 0.075, 1.1), ridge(0.44, 0.05, 2.2)]
}
