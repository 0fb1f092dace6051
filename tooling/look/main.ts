import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { AREAS, type Area } from '@shiji/contract/area.ts'
import { locales } from '@shiji/i18n/locale.ts'
import { messagesFolder, readMessages } from '@shiji/i18n/server.ts'
import { launchChromium } from '../browser/launch.ts'
import { startThrowAwayServer } from '../serve/throw-away-server.ts'
import { planShooting } from './demo-shop.ts'
import { makeSheets } from './sheets.ts'
import { type Frame, type Shot, shoot } from './shoot.ts'
import { planStorefront } from './storefront.ts'

const USAGE = `pnpm look [--url http://localhost:3000] [--area buyer,seller,admin] [--path /carts] [--state filled,empty,loading,failed]
          [--storefront] [--locale zh-cn,en] [--theme light,dark] [--width 1440,390]`

const choices = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    url: choices,
    area: choices,
    path: choices,
    state: choices,
    locale: choices,
    theme: choices,
    width: choices,
    storefront: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

const picked = <T extends string>(all: readonly T[], wanted: string | undefined): T[] => {
  const names = wanted?.split(',')
  const unknown = names?.filter(name => !all.some(each => each === name)) ?? []
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is none of ${all.join(', ')}\n${USAGE}`)
  return all.filter(each => !names || names.includes(each))
}

const AT_ONCE = 2
const folder = join(import.meta.dirname, '../../look')
const areas: Area[] = picked(AREAS, values.area)
const states = picked(['filled', 'empty', 'loading', 'failed'], values.state)
const frames: Frame[] = picked(locales, values.locale).flatMap(locale =>
  picked(['light', 'dark'], values.theme).flatMap(theme =>
    picked(['1440', '390'], values.width).map(width => ({ locale, theme, width: Number(width) })),
  ),
)

const run = async (url: string): Promise<Shot[]> => {
  const { routes, logins } = values.storefront
    ? { routes: await planStorefront(url), logins: {} }
    : await planShooting(url, areas)
  const browser = await launchChromium()
  const studio = { browser, url, folder, namespaces: [...readMessages(messagesFolder, 'zh-cn').keys()] }
  const queue = routes
    .filter(({ path }) => !values.path || path.startsWith(values.path))
    .flatMap(route =>
      (route.states ?? ['filled'])
        .filter(state => states.includes(state))
        .flatMap(state => frames.map(frame => ({ route, state, frame }))),
    )
  console.log(`${queue.length} pictures of ${routes.length} pages`)
  const shots: Shot[] = []
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const shot = await shoot(studio, next.route, next.state, next.frame, logins[next.route.area])
      for (const fault of shot.faults) console.log(`${shot.file}: ${fault}`)
      shots.push(shot)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    for (const sheet of await makeSheets(
      browser,
      folder,
      shots.toSorted((a, b) => a.file.localeCompare(b.file)),
    ))
      console.log(sheet)
  } finally {
    await browser.close()
  }
  return shots
}

rmSync(folder, { recursive: true, force: true })
const server = values.url ? undefined : await startThrowAwayServer()
try {
  const shots = await run(server?.url ?? values.url ?? '')
  const bad = shots.filter(({ faults }) => faults.length > 0)
  writeFileSync(
    join(folder, 'faults.txt'),
    bad.flatMap(({ file, faults }) => faults.map(fault => `${file}: ${fault}\n`)).join(''),
  )
  console.log(`${shots.length} pictures, ${bad.length} with faults`)
  process.exitCode = bad.length > 0 || shots.length === 0 ? 1 : 0
} finally {
  await server?.stop()
}
