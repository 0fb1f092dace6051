import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Area } from '@shiji/contract/area.ts'
import { messagesFolder, readMessages } from '@shiji/i18n/server.ts'
import sharp from 'sharp'
import { launchChromium } from '../browser/launch.ts'
import { startThrowAwayServer } from '../serve/throw-away-server.ts'
import { planShooting } from './demo-shop.ts'
import { type Frame, shoot } from './shoot.ts'

const checkout = join(import.meta.dirname, '../..')

/** One page in a picture; `path` is the beginning of the page's address, with the demo's own ids. */
type View = Frame & { readonly area: Area; readonly path: RegExp }

const desk = { locale: 'zh-cn', theme: 'light', width: 1440 } as const
const phone = { locale: 'zh-cn', theme: 'light', width: 390 } as const

/** The pictures of the README: several views of a picture stand side by side. */
const PICTURES: Readonly<Record<string, readonly View[]>> = {
  shop: [{ ...desk, area: 'buyer', path: /^\/$/ }],
  goods: [{ ...desk, locale: 'en', area: 'buyer', path: /^\/goods\/\d+$/ }],
  seller: [{ ...desk, area: 'seller', path: /^\/goods$/ }],
  admin: [{ ...desk, area: 'admin', path: /^\/dashboard$/ }],
  dark: [{ ...desk, theme: 'dark', area: 'seller', path: /^\/orders/ }],
  phone: [
    { ...phone, area: 'buyer', path: /^\/$/ },
    { ...phone, area: 'buyer', path: /^\/goods\/\d+$/ },
    { ...phone, area: 'buyer', path: /^\/carts$/ },
    { ...phone, theme: 'dark', area: 'buyer', path: /^\/user\/orders$/ },
  ],
}

const WIDTH = 1_200
const GAP = 24
const HEIGHTS = { 1440: 900, 390: 844 } as const

const heightOf = ({ width }: Frame) => (width === phone.width ? HEIGHTS[390] : HEIGHTS[1440])

/** Cuts the shots to what a screen shows first, lays them side by side and writes one small picture. */
const compose = async (name: string, shots: readonly { file: string; frame: Frame }[]): Promise<void> => {
  const pieces = await Promise.all(
    shots.map(({ file, frame }) =>
      sharp(file)
        .extract({ left: 0, top: 0, width: frame.width, height: heightOf(frame) })
        .toBuffer(),
    ),
  )
  const [first] = shots
  if (!first) throw new Error(`no shot for ${name}`)
  const width = shots.reduce((sum, { frame }) => sum + frame.width, 0) + GAP * (shots.length - 1)
  const sheet = await sharp({
    create: { width, height: heightOf(first.frame), channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite(pieces.map((input, index) => ({ input, top: 0, left: index * (first.frame.width + GAP) })))
    .png()
    .toBuffer()
  const target = join(checkout, 'docs/pictures', `${name}.webp`)
  const { size } = await sharp(sheet).resize({ width: WIDTH }).webp({ quality: 78, effort: 6 }).toFile(target)
  console.log(`${target}: ${Math.round(size / 1_000)} kB`)
}

const { values } = parseArgs({ options: { url: { type: 'string' }, only: { type: 'string' } } })
const server = values.url === undefined ? await startThrowAwayServer() : undefined
const browser = await launchChromium()
try {
  const url = server?.url ?? values.url ?? ''
  const { routes, logins } = await planShooting(url, ['buyer', 'seller', 'admin'])
  const folder = join(checkout, 'look')
  const studio = { browser, url, folder, namespaces: [...readMessages(messagesFolder, 'zh-cn').keys()] }
  for (const [name, views] of Object.entries(PICTURES)) {
    if (values.only !== undefined && values.only !== name) continue
    const shots: { file: string; frame: Frame }[] = []
    for (const view of views) {
      const route = routes.find(({ area, path }) => area === view.area && view.path.test(path))
      if (!route) throw new Error(`${name}: no page of ${view.area} matches ${view.path}`)
      const { file, faults } = await shoot(studio, route, 'filled', view, logins[view.area])
      for (const fault of faults) console.log(`${file}: ${fault}`)
      shots.push({ file: join(folder, 'shots', file), frame: view })
    }
    await compose(name, shots)
  }
} finally {
  await browser.close()
  await server?.stop()
}
