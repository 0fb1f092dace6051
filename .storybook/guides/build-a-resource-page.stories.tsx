import { aMenu } from '@shiji/backoffice/testing/a-menu.ts'
import { aPerson, loggedIn } from '@shiji/backoffice/testing/a-person.ts'
import { fakeResource } from '@shiji/backoffice/testing/fake-resource.ts'
import { StoryPage } from '@shiji/backoffice/testing/story-page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Component } from './couriers.tsx'
import source from './couriers.tsx?raw'
import { Choices, Code, Guide, Step } from './guide-parts.tsx'

const meta: Meta = { title: 'Guides/Build a resource page', globals: { notes: 'off' } }
export default meta

const fields = [
  ['text, password, autocomplete', 'one line; autocomplete suggests by choices or suggest'],
  ['number, money', 'number with decimals and unit; money is typed in yuan and sent in fen'],
  ['textarea', 'with a counter; 15 characters unless limit says otherwise'],
  ['select, radio, switch', 'choices, or dictionary: { url }; select searches above 15 choices and takes multiple'],
  ['cascader', 'nodes, dictionary, lazyUrl (asked with pid, 0 for the root) or load'],
  ['date, datetime, daterange', 'YYYY-MM-DD and YYYY-MM-DD HH:mm:ss'],
  ['image, avatar, file', 'with upload from the tools of the declaration; most, bytes, accept, space'],
  ['editor', 'rich text; stored as html, separator and JSON'],
  ['icon', 'a stored fa- name'],
  ['table-select', 'rows of another table by source; multiple for a list of ids'],
] as const

const kinds = [
  ['text', 'as it comes; - where there is nothing'],
  ['number, float, money', 'figures at the end of the line; money is fen'],
  ['time, date', 'in the time zone of the shop; created_at is 165 px wide'],
  ['tag, status', 'tag by the rule of the specification; status with the vocabulary that names its words'],
  ['image, icon', 'a picture, or the drawing of a fa- name'],
  ['render', 'your own cell, where no kind fits'],
] as const

/** From nothing to a page in both languages, with search, forms, rules and tests. */
export const Steps: StoryObj = {
  render: () => (
    <Guide title="Build a resource page">
      <p>
        An ordinary page of a back office is a table with forms. You write a declaration: what the table shows, what one
        can search by, what the forms ask. Everything else (the address bar, sorting, paging, export, dialogs, messages,
        permissions, keyboard, both languages and themes) comes with <code>ResourcePage</code>.
      </p>
      <Step title="1. Have the calls">
        <p>The page speaks to five calls below one path. The server part of a new resource is written by:</p>
        <Code label="Command">{'pnpm new resource-page platform courier --area admin'}</Code>
        <p>
          It answers list, view, create, update and delete under <code>/Admin/couriers</code>, and its routes name the
          permissions <code>courier.view</code>, <code>courier.create</code>, <code>courier.update</code> and{' '}
          <code>courier.delete</code>. Follow what the command prints at its end.
        </p>
      </Step>
      <Step title="2. Write the texts">
        <p>
          No words stand in code. Add keys to <code>packages/i18n/messages/zh-cn/admin.json</code> and the same keys to{' '}
          <code>en/admin.json</code>. A key <code>courier.name</code> in <code>admin.json</code> is said by{' '}
          <code>{"say('admin.courier.name')"}</code>. Names of the page itself come from the menu.
        </p>
      </Step>
      <Step title="3. Write the declaration">
        <p>
          One file: <code>apps/admin/src/views/couriers.tsx</code> (or <code>apps/seller/src/views/…</code>). This is
          all of it; the page below on “Result” is this very file, with the texts of another page.
        </p>
        <Code label="The page">{source}</Code>
        <p>
          <code>noun: 'courier'</code> lets permissions decide about the buttons. The declaration stands at module
          level, outside the component: a new object would build the table anew.
        </p>
      </Step>
      <Step title="4. Choose columns and fields">
        <Choices head={['kind of a column', 'shows']} rows={kinds} />
        <Choices head={['type of a field', 'is']} rows={fields} />
        <p>
          Every field takes <code>required</code>, <code>hint</code>, <code>disabled</code>, <code>span</code> (of 24
          columns, 12 by itself) and <code>when</code>, which shows it only while something holds. Look at all of them
          under Form, Field types.
        </p>
      </Step>
      <Step title="5. Choose buttons">
        <p>
          View, add, edit, bulk delete, search and export are on; a delete button in each row (<code>deletes</code>) and{' '}
          <code>import</code> are off. Switch them by <code>buttons</code>, and for single rows by <code>allows</code>.
          More buttons: <code>rowActions</code> and <code>toolbar</code>.
        </p>
      </Step>
      <Step title="6. Put it on the menu">
        <p>
          An entry in <code>apps/server/src/modules/platform/domain/menus.admin.ts</code> makes the page reachable:{' '}
          <code>view</code> names the file, <code>apis</code> is its address, <code>permission</code> decides who sees
          it.
        </p>
        <Code label="Menu entry">
          {`{
  code: 'couriers',
  zh: '快递员',
  en: 'Couriers',
  icon: 'fa-truck',
  apis: '/Admin/couriers',
  view: 'couriers/index',
  permission: 'courier.view',
},`}
        </Code>
        <p>The menu is brought up to date when the server starts.</p>
      </Step>
      <Step title="7. Prove it">
        <p>
          A test beside the page opens it with a server in memory: <code>openScreen</code> and <code>fakeResource</code>{' '}
          of <code>packages/backoffice/src/testing</code>. Test what is yours: a rule, a button that a state forbids, a
          cell that you draw. Then:
        </p>
        <Code label="Commands">{'pnpm check\npnpm dev'}</Code>
      </Step>
    </Guide>
  ),
  parameters: { layout: 'padded' },
}

const answers = {
  'GET /Admin/load_menu': aMenu,
  'POST /Admin/auth/info': aPerson,
}

const rows = [
  { id: 1, name: '林小满', code: 'LXM', phone: '19900000001', is_sort: 1, created_at: '2026-01-02T03:04:05Z' },
  { id: 2, name: '周一鸣', code: 'ZYM', phone: '19900000002', is_sort: 2, created_at: '2026-02-03T04:05:06Z' },
]

/** The page of step 3, live, with a server in memory: search, add, edit, delete. */
export const Result: StoryObj<typeof StoryPage> = {
  render: args => <StoryPage {...args} />,
  args: {
    at: '/expresses',
    keys: loggedIn('admin'),
    answers: { ...answers, ...fakeResource('/Admin/couriers', rows) },
    views: { './views/expresses.tsx': async () => ({ Component }) },
  },
  globals: { area: 'admin', language: 'en', notes: 'off' },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByText('林小满', undefined, { timeout: 15_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add' }))
    await userEvent.type(await dialog.findByLabelText(/^Name/), '何以安')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText('何以安')).toBeVisible()
  },
}
