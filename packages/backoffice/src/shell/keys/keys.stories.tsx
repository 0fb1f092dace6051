import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ResourcePage } from '../../page/resource/resource-page.tsx'
import { aMenu } from '../../testing/a-menu.ts'
import { aPerson, loggedIn } from '../../testing/a-person.ts'
import { fakeResource } from '../../testing/fake-resource.ts'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { StoryPage } from '../../testing/story-page.tsx'

const views = {
  './views/expresses.tsx': async () => ({
    Component: () => (
      <ResourcePage
        declare={({ say }) => ({ path: '/Admin/expresses', columns: [{ id: 'name', title: say('common.name') }] })}
      />
    ),
  }),
  './views/stores.tsx': async () => ({ Component: () => <p>店铺 24 家</p> }),
  './views/dashboard.tsx': async () => ({
    Component: () => <textarea aria-label="备注" />,
  }),
}

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Keys',
  component: StoryPage,
  args: {
    at: '/stores',
    answers: {
      'GET /Admin/load_menu': aMenu,
      'POST /Admin/auth/info': aPerson,
      ...fakeResource('/Admin/expresses', [{ id: 1, name: '顺丰速运' }]),
    },
    views,
    keys: loggedIn('admin'),
  },
  globals: { area: 'admin' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    for (const key of ['admin_keys', 'admin_sidebar']) localStorage.removeItem(key)
  },
}
export default meta
type Story = StoryObj<typeof StoryPage>
type Canvas = ReturnType<typeof within>

/** The keys work once their listener has loaded, shortly after the page. */
const openList = async (): Promise<Canvas> =>
  waitFor(async () => {
    if (screen.queryByRole('dialog') === null) await userEvent.keyboard('?')
    return within(screen.getByRole('dialog', { name: said('palette.keys') }))
  })
const shown = async (canvas: Canvas, text: string) => {
  const page = await canvas.findByText(text)
  await waitFor(() => expect(getComputedStyle(page.parentElement ?? page).opacity).toBe('1'))
}

/** ? lists the keys of the shell. */
export const List: Story = {
  play: async ({ canvas }) => {
    await shown(canvas, '店铺 24 家')
    const list = await openList()
    await expect(await list.findByRole('heading', { name: said('palette.keys_everywhere') })).toBeInTheDocument()
    await expect(list.getByText(said('palette.menu'))).toBeInTheDocument()
    await expect(list.queryByRole('heading', { name: said('palette.keys_table') })).toBeNull()
  },
}

/** On a page with a table there is one list, with the table's keys in it. */
export const ListWithTable: Story = {
  args: { at: '/expresses' },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByText('顺丰速运')
    const list = await openList()
    await expect(await list.findByRole('heading', { name: said('palette.keys_everywhere') })).toBeInTheDocument()
    await expect(list.getByRole('heading', { name: said('palette.keys_table') })).toBeInTheDocument()
    await expect(list.getByText(said('table.key_down'))).toBeInTheDocument()
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
}

/** Ctrl-B collapses and expands the menu; g, then h goes home. */
export const Actions: Story = {
  play: async ({ canvas }) => {
    await shown(canvas, '店铺 24 家')
    await openList()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('{Control>}b{/Control}')
    await waitFor(() => expect(canvas.getByRole('complementary').style.width).toBe('63px'))
    await userEvent.keyboard('{Control>}b{/Control}')
    await waitFor(() => expect(canvas.getByRole('complementary').style.width).toBe('200px'))
    await userEvent.keyboard('gh')
    await canvas.findByText('顺丰速运')
  },
}

/** Keys typed into a field stay text; below a dialog none works. */
export const NotWhileTyping: Story = {
  args: { at: '/dashboard' },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('备注')
    await openList()
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect(canvas.getByRole('complementary', { hidden: true }).style.width).toBe('200px')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.type(field, 'gh?')
    await expect(field).toHaveValue('gh?')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** They can be switched off, and the choice is stored; the palette's button still opens it. */
export const SwitchedOff: Story = {
  play: async ({ canvas }) => {
    await shown(canvas, '店铺 24 家')
    const list = await openList()
    await userEvent.click(await list.findByRole('checkbox', { name: said('palette.keys_on') }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('?{Control>}b{/Control}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('complementary').style.width).toBe('200px')
    await expect(localStorage.getItem('admin_keys')).toBe('off')
    await userEvent.click(canvas.getByRole('button', { name: said('palette.key_palette') }))
    await expect(await screen.findByRole('combobox', { name: said('palette.key_palette') })).toBeInTheDocument()
  },
}

export const EnglishDarkOnPhone: Story = {
  parameters: { ...meta.parameters, ...phoneParameters },
  globals: { ...phone, language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByText('店铺 24 家')
    await waitFor(async () => {
      await userEvent.keyboard('?')
      await expect(screen.queryByRole('dialog')).not.toBeNull()
    })
    await expect(screen.getByRole('dialog')).toHaveAttribute('aria-labelledby')
    await staysOnPhone()
  },
}
