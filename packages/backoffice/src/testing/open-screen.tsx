import { AREA_PREFIX } from '@shiji/contract/area.ts'
import type { UserInfo } from '@shiji/contract/identity/identity.ts'
import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MotionGlobalConfig } from 'framer-motion'
import { expect } from 'vitest'
import type { BackofficeArea } from '../core/running/backoffice.ts'
import type { Screen } from '../shell/screen/views.ts'
import { aPerson, loggedIn } from './a-person.ts'
import { type Answers, menuItem, Refusal } from './fake-server.ts'
import { openBackoffice } from './open-backoffice.tsx'
// Parts that pages load lazily; preloaded, so that they take no time in a test.
import '../page/record/record-form.tsx'
import '../shell/screen/fallback-pages.tsx'
import '../shell/layout/motion-features.ts'
import '../shell/layout/shell.tsx'

MotionGlobalConfig.skipAnimations = true

export interface ScreenOptions {
  readonly area: BackofficeArea
  /** The page: a module of `src/views/`. */
  readonly screen: Screen
  /** Address inside the area, with its query: `/goods?page=2`. */
  readonly at: string
  /** Pages below it, by file name; `at` is then below `menu`. */
  readonly below?: Readonly<Record<string, Screen>>
  /** Address of the menu page. @default `at` without its query */
  readonly menu?: string
  /** Answers of the server, by `METHOD /path`; a function that throws is a cut connection. */
  readonly answers?: Answers
  readonly locale?: 'zh-cn' | 'en'
  /** The logged-in person. @default a super admin or owner */
  readonly person?: Partial<UserInfo>
  /** Browser storage. @default that of a logged-in person */
  readonly keys?: Readonly<Record<string, string>>
}

/**
 * Opens one screen inside its whole back office: real store, router and shell over a server in memory. `sent` lists the
 * requests, `row` is the table row with a text.
 */
export async function openScreen({
  area,
  screen,
  at,
  below = {},
  menu = at.replace(/\?.*/, ''),
  answers = {},
  locale = 'en',
  person = {},
  keys,
}: ScreenOptions) {
  const prefix = AREA_PREFIX[area]
  const page = menuItem({
    name: '页面',
    name_en: 'The page',
    apis: `${prefix}${menu}`,
    view: 'screen',
  })
  const app = await openBackoffice({
    area,
    at,
    locale,
    keys: keys ?? loggedIn(area),
    views: {
      './views/screen.tsx': async () => screen,
      ...Object.fromEntries(
        Object.entries(below).map(([name, page]) => [`./views/screen/${name}.tsx`, async () => page]),
      ),
    },
    answers: {
      [`GET ${prefix}/load_menu`]: [menuItem({ name: '中心', name_en: 'Centre', children: [page] })],
      [`POST ${prefix}/auth/info`]: { ...aPerson, ...person },
      ...answers,
    },
  })
  const cellsOf = (line: HTMLElement) => [...line.querySelectorAll('td')].map(cell => cell.textContent ?? '')
  const row = async (text: string | RegExp) => {
    const line = (await app.findAllByText(text)).map(found => found.closest('tr')).find(found => found !== null)
    if (line === undefined || line === null) throw new Error(`no row of a table shows ${String(text)}`)
    return { ...within(line), cells: () => cellsOf(line) }
  }
  /** The open dialog of that name; panels that only open on a click count as dialogs too. */
  const dialog = async (name: string | RegExp) => within(await app.findByRole('dialog', { name }))
  const dialogGone = (name: string | RegExp) => waitFor(() => expect(app.queryByRole('dialog', { name })).toBeNull())
  return {
    ...app,
    dialog,
    dialogGone,
    user: userEvent.setup({ delay: null }),
    waitFor,
    within,
    row,
    /** The open search panel: column headings have the same names as its fields. */
    search: () => within(app.getByRole('search')),
    heads: () => app.getAllByRole('columnheader').map(head => head.textContent ?? ''),
    sent: (method: string, path: string) =>
      app.server.asked.filter(asked => asked.method === method && asked.path === path),
  }
}

/** A connection that is cut before an answer arrives. */
export const cut = () => {
  throw new TypeError('the connection was cut')
}

/** A list answer over rows, as of every resource. */
export const listOf = (rows: readonly object[], total = rows.length) => ({
  data: rows,
  count: rows.length,
  total,
  per_page: 30,
  last_page: Math.max(1, Math.ceil(total / 30)),
  current_page: 1,
})

/** An answer that waits until the test releases it. */
export function held(answer: unknown) {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  return { answer: () => promise, release: () => resolve(answer) }
}

/** Field errors of the server: a message by field name. */
export const invalidFields = (fields: Readonly<Record<string, string>>) => new Refusal(422, 'Please check.', { fields })
