import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { ResourcePage } from '../../page/resource/resource-page.tsx'
import { aMenu, menuWord } from '../../testing/a-menu.ts'
import { aPerson, loggedIn } from '../../testing/a-person.ts'
import { fakeResource } from '../../testing/fake-resource.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { PaletteBox } from './palette-box.tsx'

const views = {
  './views/expresses.tsx': async () => ({ Component: () => <p>物流公司列表</p> }),
  './views/stores.tsx': async () => ({ Component: () => <p>店铺 24 家</p> }),
  './views/orders.tsx': async () => ({ Component: () => <p>订单 128 笔</p> }),
}

const answers = { 'GET /Admin/load_menu': aMenu, 'POST /Admin/auth/info': aPerson, 'POST /logout': null }

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Command palette',
  component: StoryPage,
  subcomponents: { PaletteBox },
  args: { at: '/expresses', answers, views, keys: loggedIn('admin') },
  globals: { area: 'admin' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    for (const key of ['admin_recent', 'admin_keys', 'admin_sidebar']) localStorage.removeItem(key)
  },
}
export default meta
type Story = StoryObj<typeof StoryPage>
type Canvas = ReturnType<typeof within>

// The contrast of a page cannot be checked while it fades in.
const shown = async (canvas: Canvas, text: string) => {
  const page = await canvas.findByText(text)
  await waitFor(() => expect(getComputedStyle(page.parentElement ?? page).opacity).toBe('1'))
}
const press = async (canvas: Canvas, name: string) => {
  await canvas.findByText('物流公司列表')
  await userEvent.click(canvas.getByRole('button', { name }))
  const line = await screen.findByRole('combobox', { name })
  await waitFor(() => expect(line).toHaveFocus())
  return { line, palette: within(screen.getByRole('dialog', { name })) }
}
const marked = (palette: Canvas): HTMLElement | undefined =>
  palette.getAllByRole('option').find((option: HTMLElement) => option.ariaSelected === 'true')
const choose = async (typed: string, name: string) => {
  await userEvent.keyboard(typed)
  await waitFor(() => expect(marked(within(screen.getByRole('dialog')))).toHaveTextContent(name))
  await userEvent.keyboard('{Enter}')
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Recently visited pages first, then the menu, then actions of the top bar. */
export const Open: Story = {
  beforeEach: () => {
    localStorage.setItem('admin_recent', '["/orders","/stores"]')
  },
  play: async ({ canvas }) => {
    const { palette } = await press(canvas, said('palette.title'))
    const recent = within(await palette.findByRole('group', { name: said('palette.recent') }))
    await expect(recent.getAllByRole('option').map(option => option.textContent)).toEqual([
      expect.stringContaining(menuWord('订单管理')),
      expect.stringContaining(menuWord('店铺列表')),
    ])
    await waitFor(() => expect(palette.getByRole('group', { name: said('palette.page') })).toBeVisible())
    await waitFor(() => expect(palette.getByRole('group', { name: said('palette.action') })).toBeVisible())
  },
}

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    const { palette } = await press(canvas, 'Quick find')
    await waitFor(() => expect(palette.getByRole('option', { name: /^Stores/ })).toBeVisible())
  },
}

/** Arrow keys move, Enter opens, Esc closes and the focus returns; results are announced. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('物流公司列表')
    const opener = canvas.getByRole('button', { name: said('palette.title') })
    await press(canvas, said('palette.title'))
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('中心')
    const again = within(screen.getByRole('dialog'))
    await waitFor(() =>
      expect(again.getByRole('status')).toHaveTextContent(said('palette.results_other', { count: 4 })),
    )
    await expect(marked(again)).toHaveTextContent(menuWord('店铺列表'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(marked(again)).toHaveTextContent(menuWord('订单管理')))
    await userEvent.keyboard('{Enter}')
    await gone()
    await shown(canvas, '订单 128 笔')
  },
}

/**
 * Keys of an input method belong to it: Esc and Enter cancel or take the suggested word, also in browsers that only
 * report it by key code.
 */
export const Composing: Story = {
  play: async ({ canvas }) => {
    const { line } = await press(canvas, said('palette.title'))
    fireEvent.compositionStart(line)
    await userEvent.type(line, '中心')
    fireEvent.keyDown(line, { key: 'Escape', isComposing: true })
    fireEvent.keyDown(line, { key: 'Enter', isComposing: true })
    fireEvent.compositionEnd(line)
    fireEvent.keyDown(line, { key: 'Escape', keyCode: 229 })
    fireEvent.keyDown(line, { key: 'Enter', keyCode: 229 })
    await expect(line).toHaveValue('中心')
    await expect(screen.getByRole('dialog', { name: said('palette.title') })).toHaveAttribute('data-state', 'open')
    await expect(canvas.getByText('物流公司列表')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await gone()
  },
}

/** Ctrl-K opens and closes it from anywhere; pinyin initials find a page. */
export const ByKey: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('物流公司列表')
    await waitFor(async () => {
      await userEvent.keyboard('{Control>}k{/Control}')
      await expect(screen.queryByRole('dialog', { name: said('palette.title') })).not.toBeNull()
    })
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('{Control>}k{/Control}')
    await gone()
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await choose('dplb', menuWord('店铺列表'))
    await gone()
    await shown(canvas, '店铺 24 家')
  },
}

/**
 * It opens with the key, not after its code has loaded: text typed right after Ctrl-K goes into its input and does not
 * trigger keys of the table below, where n adds and x selects. It finds the current page too.
 */
export const KeysAtOnce: Story = {
  args: {
    views: {
      ...views,
      './views/expresses.tsx': async () => ({
        Component: () => (
          <ResourcePage
            declare={({ say }) => ({
              path: '/Admin/expresses',
              columns: [{ id: 'name', title: say('common.name') }],
              form: [{ name: 'name', type: 'text', label: say('common.name') }],
            })}
          />
        ),
      }),
    },
    answers: { ...answers, ...fakeResource('/Admin/expresses', [{ id: 1, name: '顺丰速运' }]) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('顺丰速运')
    await userEvent.keyboard('{Control>}k{/Control}nxwlgs')
    const line = screen.getByRole('combobox', { name: said('palette.title') })
    await expect(line).toHaveValue('nxwlgs')
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.clear(line)
    await userEvent.keyboard('wlgs')
    await waitFor(() => expect(marked(within(screen.getByRole('dialog')))).toHaveTextContent(menuWord('物流公司')))
    await expect(marked(within(screen.getByRole('dialog')))).toHaveTextContent(said('palette.here'))
    await userEvent.keyboard('{Enter}')
    await gone()
    await userEvent.keyboard('{Control>}k{/Control}dplb{Enter}')
    await gone()
    await shown(canvas, '店铺 24 家')
  },
}

/** An order number goes to the orders page with that search. */
export const Numbers: Story = {
  play: async ({ canvas }) => {
    const { palette } = await press(canvas, said('palette.title'))
    await userEvent.keyboard('D202606011234')
    await waitFor(async () =>
      expect(
        await palette.findByRole('option', {
          name: new RegExp(said('palette.find_order', { number: 'D202606011234' })),
        }),
      ).toBeVisible(),
    )
    await waitFor(() =>
      expect(
        palette.getByRole('option', { name: new RegExp(said('palette.find_parcel', { number: 'D202606011234' })) }),
      ).toBeVisible(),
    )
    await userEvent.keyboard('{Enter}')
    await gone()
    await shown(canvas, '订单 128 笔')
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    const { palette } = await press(canvas, said('palette.title'))
    await userEvent.keyboard('没有这个')
    await waitFor(async () => expect(await palette.findByText(said('palette.none'))).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(palette.getByText(said('palette.none'))).toBeVisible())
  },
}

/** Actions: the language changes immediately, the profile replaces the palette, logging out ends the session. */
export const Actions: Story = {
  // To the other language and back, starting from Chinese.
  globals: { language: 'zh-cn' },
  play: async ({ canvas }) => {
    await press(canvas, said('palette.title'))
    await choose('english', '切换语言')
    await gone()
    await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Express companies' })).toBeVisible())
    await press(canvas, 'Quick find')
    await choose('user info', 'User info')
    const profile = await screen.findByRole('dialog', { name: 'User info' })
    await waitFor(() => expect(within(profile).getByLabelText(/^Nickname/)).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Quick find' })).toHaveFocus())
    await press(canvas, 'Quick find')
    await choose('中文', 'Switch language')
    await gone()
    await press(canvas, said('palette.title'))
    await choose('tcdl', '退出登录')
    await waitFor(async () => expect(await canvas.findByRole('form', { name: '登录' })).toBeVisible())
  },
}

/** On a phone the palette fills the screen. */
export const Phone: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '800px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await press(canvas, said('palette.title'))
    const { width } = screen.getByRole('dialog', { name: said('palette.title') }).getBoundingClientRect()
    await expect(width).toBe(document.documentElement.clientWidth)
  },
}
