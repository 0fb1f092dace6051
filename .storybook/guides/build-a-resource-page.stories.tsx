import { aMenu } from '@shiji/backoffice/testing/a-menu.ts'
import { aPerson, loggedIn } from '@shiji/backoffice/testing/a-person.ts'
import { fakeResource } from '@shiji/backoffice/testing/fake-resource.ts'
import { StoryPage } from '@shiji/backoffice/testing/story-page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Component } from './couriers.tsx'
import { StepsInEnglish } from './steps-en.tsx'
import { StepsInChinese } from './steps-zh.tsx'

const meta: Meta = { title: 'Guides/Build a resource page', tags: ['!autodocs'] }
export default meta

/** From nothing to a page in both languages, with search, forms, rules and tests; in the language of the switch. */
export const Steps: StoryObj = {
  render: (_args, { globals }) => (globals.language === 'en' ? <StepsInEnglish /> : <StepsInChinese />),
  play: async ({ canvas, canvasElement }) => {
    const heads = canvas.getAllByRole('heading', { level: 2 }).map(head => head.textContent ?? '')
    await expect(heads.map(head => Number.parseInt(head, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, Number.NaN])
    const times = canvas
      .getAllByRole('row')
      .flatMap(row => /^(\d+):(\d\d)$/.exec(row.lastElementChild?.textContent ?? '')?.slice(1) ?? [])
    const seconds = times.flatMap((part, at) => (at % 2 === 0 ? [Number(part) * 60 + Number(times[at + 1])] : []))
    // What each step took adds up to the whole.
    await expect(seconds.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(seconds.at(-1))
    // The pitfalls that people met are listed.
    for (const words of [
      'pnpm format',
      'delivery-person',
      'delivery_persons',
      'Name(60)',
      'Strict',
      'Flag',
      'choices',
    ]) {
      await expect(canvasElement.textContent).toContain(words)
    }
  },
}

/** The same page in English, whatever language is selected. */
export const StepsEnglish: StoryObj = { ...Steps, globals: { language: 'en' } }

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
  globals: { area: 'admin', language: 'en' },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByText('林小满', undefined, { timeout: 15_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add' }))
    await userEvent.type(await dialog.findByLabelText(/^Name/), '何以安')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await canvas.findByText('何以安')).toBeVisible())
  },
}
