import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startThrowAwayServer } from '../serve/throw-away-server.ts'
import { crawl, type Reading, twentyPages } from './crawl.ts'

const EVIDENCE = join(import.meta.dirname, '../../docs/evidence/crawler.md')

const cell = (text: string) => text.replaceAll('|', '\\|')

const row = ({ path, status, chinese, english, faults }: Reading): string =>
  `| \`${path}\` | ${[
    String(status),
    chinese.title,
    english.title,
    chinese.headings.join(' / '),
    chinese.prices[0] ?? '',
    String(chinese.links.length),
    chinese.facts.map(fact => String(fact['@type'])).join(', '),
    faults.join('; ') || 'none',
  ]
    .map(cell)
    .join(' | ')} |`

const quote = ({ path, english }: Reading): string =>
  [`### \`${path}?lang=en\``, '', `> ${english.description}`, '', english.text.slice(0, 600), ''].join('\n')

/** Reads twenty pages of a new demo shop without scripts and writes what a crawler reads. */
const server = await startThrowAwayServer()
try {
  const readings: Reading[] = []
  for (const path of await twentyPages(server.url)) readings.push(await crawl(server.url, path))
  const goods = readings.find(({ path }) => /^\/goods\/\d/.test(path))
  const text = [
    '# A crawler’s reading of twenty pages',
    '',
    'Twenty pages out of the sitemap of the demo shop, read in both languages without running a script: what the server writes is all',
    'that there is. Checked on each: status, language, title, description, one canonical address, languages that name each other, one',
    'heading, links, preview, required fields of schema.org, price and picture of goods, sizes of pictures. Repeat after a build:',
    '`pnpm crawl`; `e2e/crawler.test.ts` asserts the same.',
    '',
    '| page | status | title | in English | heading | first price | links | schema.org | faults |',
    '|---|---|---|---|---|---|---|---|---|',
    ...readings.map(row),
    '',
    '## What is read',
    '',
    ...(goods === undefined ? [] : [quote(goods)]),
  ].join('\n')
  writeFileSync(EVIDENCE, text)
  const faults = readings.flatMap(({ path, faults: of }) => of.map(fault => `${path}: ${fault}`))
  for (const fault of faults) console.error(fault)
  console.log(`${readings.length} pages, ${faults.length} faults; ${EVIDENCE}`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await server.stop()
}
