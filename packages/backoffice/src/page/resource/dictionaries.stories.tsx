import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { aMenu } from '../../testing/a-menu.ts'
import { aPerson, loggedIn } from '../../testing/a-person.ts'
import { type Asked, Refusal } from '../../testing/fake-server.ts'
import { sampleAnswers, samplePage } from '../../testing/sample-resource.tsx'
import { StoryPage } from '../../testing/story-page.tsx'

const page = samplePage({
  form: [
    { type: 'select', name: 'currency', label: 'Currency', dictionary: { url: '/currencies' } },
    { type: 'cascader', name: 'class_path', label: 'Class', dictionary: { url: '/classes?tree=1' } },
    { type: 'cascader', name: 'area_path', label: 'Area', lazyUrl: '/load_areas?isLazy=1' },
    {
      type: 'select',
      name: 'city',
      label: 'City',
      dictionary: { url: '/cities', selectDictByColumId: 'currency' },
    },
  ],
})

const classes = [
  {
    label: '家居',
    value: 1,
    children: [{ label: '灯', value: 11, children: [{ label: '台灯', value: 111 }] }],
  },
]
const areas: Readonly<Record<string, unknown>> = {
  0: [{ label: '浙江省', value: 330000, leaf: false }],
  330000: [{ label: '杭州市', value: 330100, leaf: false }],
  330100: [{ label: '西湖区', value: 330106, leaf: true }],
}

const asked: Asked[] = []
const remember = (answer: (request: Asked) => unknown) => (request: Asked) => {
  asked.push(request)
  return answer(request)
}
const questions = (path: string) =>
  asked.filter(each => each.path === path).map(each => decodeURIComponent(each.query.toString()))

const answers = {
  'GET /Admin/load_menu': aMenu,
  'POST /Admin/auth/info': aPerson,
  ...sampleAnswers(),
  'GET /currencies': remember(() => ({ data: [{ id: 7, name: 'CNY' }], total: 1 })),
  'GET /classes': remember(() => classes),
  'GET /load_areas': remember(({ query }) => areas[query.get('pid') ?? '']),
  'GET /cities': remember(() => [{ label: 'Hangzhou', value: 3 }]),
  'POST /Admin/expresses': remember(() => ({ id: 9 })),
}

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Dictionaries',
  component: StoryPage,
  args: { at: '/expresses', answers, keys: loggedIn('admin'), views: { './views/expresses.tsx': async () => page } },
  globals: { area: 'admin', language: 'en' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    asked.length = 0
  },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const addForm = async (canvas: ReturnType<typeof within>) => {
  await canvas.findByText('顺丰速运')
  await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
  return within(await screen.findByRole('dialog', { name: 'Add' }))
}
const choose = async (form: ReturnType<typeof within>, field: string, path: readonly string[]) => {
  await userEvent.click(await form.findByRole('button', { name: new RegExp(field) }))
  for (const name of path) await userEvent.click(await screen.findByRole('option', { name }))
}

/**
 * A select, a cascade of three levels and a lazy cascade (pid, root 0) by their addresses, and a select that follows
 * another field by selectDictByColumId: the requests, and what the form sends.
 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const form = await addForm(canvas)
    await userEvent.selectOptions(await form.findByRole('combobox', { name: 'Currency' }), 'CNY')
    await waitFor(() => expect(questions('/cities')).toEqual(['id=7|in']))
    await userEvent.selectOptions(await form.findByRole('combobox', { name: 'City' }), 'Hangzhou')
    await choose(form, 'Class', ['家居', '灯', '台灯'])
    await choose(form, 'Area', ['浙江省', '杭州市', '西湖区'])
    await waitFor(() => expect(form.getByText('浙江省 / 杭州市 / 西湖区')).toBeVisible())
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(questions('/currencies')).toContain('')
    await expect(questions('/classes')).toContain('tree=1')
    await expect([...new Set(questions('/load_areas'))]).toEqual([
      'isLazy=1&pid=0',
      'isLazy=1&pid=330000',
      'isLazy=1&pid=330100',
    ])
    const sent = asked.find(each => each.method === 'POST')?.body
    await expect(Object.fromEntries(sent ?? [])).toEqual({
      currency: '7',
      city: '3',
      'class_path[0]': '1',
      'class_path[1]': '11',
      'class_path[2]': '111',
      'area_path[0]': '330000',
      'area_path[1]': '330100',
      'area_path[2]': '330106',
    })
  },
}

/** A dictionary that fails to load can be retried in its field. */
export const Failed: Story = {
  args: { answers: { ...answers, 'GET /currencies': new Refusal(500, 'Something went wrong.') } },
  globals: { theme: 'dark', language: 'zh-cn' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增' }))
    const form = within(await screen.findByRole('dialog', { name: '新增' }))
    await waitFor(async () => expect(await form.findByRole('button', { name: '重试' })).toBeVisible())
  },
}
