import type { TableView } from '@shiji/contract/platform/table-view.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { aMenu } from '../../testing/a-menu.ts'
import { aPerson, loggedIn } from '../../testing/a-person.ts'
import type { Asked } from '../../testing/fake-server.ts'
import { sampleAnswers, samplePage } from '../../testing/sample-resource.tsx'
import { StoryPage } from '../../testing/story-page.tsx'

const shown = (hidden: readonly string[]) => ({
  query: { search: {}, sort: [{ column: 'name', direction: 'desc' }], perPage: 100 },
  columns: { hidden },
})
const view = (id: number, name: string, more: Partial<TableView> = {}): TableView => ({
  id,
  name,
  state: shown([]),
  shared: false,
  role_ids: [],
  is_default: false,
  is_sort: id,
  mine: true,
  ...more,
})

const asked: Asked[] = []
const remember = (answer: unknown) => (request: Asked) => {
  asked.push(request)
  return answer
}
const formOf = (path: string, nth = 0) =>
  Object.fromEntries(asked.filter(each => each.path === `/Admin/${path}`)[nth]?.body ?? [])

/** A server that stores its input, like the real one. */
const answers = () => {
  const state = {
    views: [
      view(5, '常用', { is_default: true, state: shown(['phone']) }),
      view(6, '全部列'),
      view(7, '同事的', { mine: false }),
    ],
  }
  return {
    'GET /Admin/load_menu': aMenu,
    'POST /Admin/auth/info': aPerson,
    ...sampleAnswers(),
    'GET /Admin/table_views': () => ({ layout: null, views: state.views, roles: [{ id: 3, name: '客服' }] }),
    'PUT /Admin/table_layout': remember(null),
    'PUT /Admin/table_views/*': (request: Asked) => {
      asked.push(request)
      const id = Number(request.path.split('/').at(-1))
      const kept = request.body.get('state')
      const change = {
        ...(kept === null ? {} : { state: JSON.parse(kept) }),
        ...(request.body.has('is_sort') ? { is_sort: Number(request.body.get('is_sort')) } : {}),
        ...(request.body.has('is_default') ? { is_default: request.body.get('is_default') === '1' } : {}),
      }
      state.views = state.views
        .map(each => (each.id === id ? { ...each, ...change } : each))
        .toSorted((a, b) => a.is_sort - b.is_sort)
      return { id }
    },
    'DELETE /Admin/table_views/*': (request: Asked) => {
      asked.push(request)
      state.views = state.views.filter(each => each.id !== Number(request.path.split('/').at(-1)))
      return { deleted: 1 }
    },
  }
}

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Saved views',
  component: StoryPage,
  args: { at: '/expresses', keys: loggedIn('admin'), views: { './views/expresses.tsx': async () => samplePage() } },
  globals: { area: 'admin', language: 'en' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    asked.length = 0
    localStorage.clear()
    return () => localStorage.clear()
  },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const hide = async (canvas: ReturnType<typeof within>, column: string) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
  await userEvent.click(await canvas.findByRole('checkbox', { name: column }))
  await userEvent.keyboard('{Escape}')
}
const manage = async (canvas: ReturnType<typeof within>, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Manage view' }))
  const panel = within(await canvas.findByRole('dialog', { name: 'Manage view' }))
  await userEvent.click(await panel.findByRole('button', { name }))
}

/** The default view is open; column changes now belong to it and are saved with it. */
export const Default: Story = {
  args: { answers: answers() },
  play: async ({ canvas }) => {
    await canvas.findByText('顺丰速运')
    await expect(await canvas.findByRole('button', { name: /常用/ })).toHaveAttribute('aria-current', 'true')
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Phone' })).toBeNull())
    await hide(canvas, 'Code')
    await waitFor(async () => expect(await canvas.findByText('changed')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }))
    await waitFor(() => expect(canvas.queryByText('changed')).toBeNull())
    await expect(JSON.parse(formOf('table_views/5').state ?? '')).toMatchObject({
      query: { perPage: 100 },
      columns: { hidden: ['code', 'phone'] },
    })
    await expect(formOf('table_layout')).toEqual({})
  },
}

/** Without a view, columns are the person's own again. */
export const OwnColumns: Story = {
  args: { answers: answers(), at: '/expresses?view=0' },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByText('顺丰速运')
    await hide(canvas, 'Code')
    await waitFor(() => expect(JSON.parse(formOf('table_layout').layout ?? '{}')).toMatchObject({ hidden: ['code'] }))
    await userEvent.click(canvas.getByRole('button', { name: '全部列' }))
    await waitFor(async () => expect(await canvas.findByRole('columnheader', { name: 'Code' })).toBeVisible())
  },
}

/**
 * A person's own views can be reordered, made the default and deleted; those of others can only be opened and copied.
 */
export const Manage: Story = {
  args: { answers: answers(), at: '/expresses?view=6' },
  play: async ({ canvas }) => {
    await canvas.findByText('顺丰速运')
    await canvas.findByRole('button', { name: '全部列' })
    await manage(canvas, 'Move left')
    const tabs = () => within(canvas.getByRole('navigation', { name: 'Views' })).getAllByRole('listitem')
    await waitFor(() => expect(tabs()[1]).toHaveTextContent('全部列'))
    await manage(canvas, 'Delete')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: '全部列' })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: '同事的' }))
    await expect(canvas.queryByRole('button', { name: 'Manage view' })).toBeNull()
  },
}

export const ChineseNarrow: Story = {
  args: { answers: answers() },
  globals: { language: 'zh-cn', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('button', { name: '另存为视图' })).toBeVisible())
  },
}
