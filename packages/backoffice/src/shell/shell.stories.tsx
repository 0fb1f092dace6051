import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { aMenu } from '../testing/a-menu.ts'
import { aPerson, loggedIn } from '../testing/a-person.ts'
import { chooseMenuItem } from '../testing/choose-menu-item.ts'
import { menuItem } from '../testing/fake-server.ts'
import { StoryPage } from '../testing/story-page.tsx'

const views = {
  './views/expresses.tsx': async () => ({ Component: () => <p>物流公司列表</p> }),
  './views/stores.tsx': async () => ({ Component: () => <p>店铺 24 家</p> }),
  './views/dashboard.tsx': async () => ({ Component: () => <p>今日待办</p>, handle: { replacesMain: true } }),
}

const answers = {
  'GET /Admin/load_menu': aMenu,
  'POST /Admin/auth/info': aPerson,
  'POST /logout': null,
}

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Shell',
  component: StoryPage,
  args: { at: '/expresses', answers, views, keys: loggedIn('admin'), config: { demo: true } },
  globals: { area: 'admin' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    localStorage.removeItem('admin_sidebar')
  },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const faded = (element: HTMLElement) =>
  waitFor(() => expect(getComputedStyle(element.parentElement ?? element).opacity).toBe('1'))

/** Modules on top, the menu of the open one at the left, title and page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('物流公司列表')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('物流公司')
    await expect(canvas.getByRole('link', { name: '物流公司' })).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(document.title).toContain('物流公司'))
  },
}

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Express companies' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Seller: Story = {
  args: {
    area: 'seller',
    keys: loggedIn('seller'),
    answers: {
      'GET /Seller/load_menu': aMenu,
      'POST /Seller/auth/info': { ...aPerson, store_name: '云雾茶舍' },
    },
  },
  globals: { area: 'seller' },
}

/** 63 px and 200 px wide (§9); the choice is remembered. Groups open beside the narrow menu. */
export const Collapsed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('物流公司列表')
    const side = canvas.getByRole('complementary')
    await expect(side.style.width).toBe('200px')
    await userEvent.click(canvas.getByRole('button', { name: '收起菜单' }))
    await expect(side.style.width).toBe('63px')
    await expect(localStorage.getItem('admin_sidebar')).toBe('collapsed')
    await userEvent.click(within(side).getByRole('button', { name: '物流中心' }))
    await waitFor(() => expect(screen.getByRole('link', { name: '区域地址' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

/** A module opens its first page; an entry without any target and a page that does not exist are logged (§2). */
export const MenuClicks: Story = {
  play: async ({ canvas }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByRole('link', { name: '工作台' }))
    await canvas.findByText('今日待办')
    await userEvent.click(canvas.getByRole('link', { name: '店铺中心' }))
    await canvas.findByText('店铺 24 家')
    await waitFor(() => expect(canvas.queryByText('今日待办')).toBeNull())
    await faded(canvas.getByText('店铺 24 家'))
    const handbook = canvas.getByRole('link', { name: '帮助文档' })
    await expect(handbook).toHaveAttribute('href', 'https://docs.example/handbook')
    await expect(handbook).toHaveAttribute('target', '_blank')
    await userEvent.click(canvas.getByRole('button', { name: '未完成' }))
    await expect(log).toHaveBeenCalledWith('menu item has no target', expect.objectContaining({ name: '未完成' }))
    log.mockRestore()
  },
}

/** A page can leave out the title and take the whole main area (§2). */
export const MainReplaced: Story = {
  args: { at: '/dashboard' },
  play: async ({ canvas }) => {
    await canvas.findByText('今日待办')
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull()
  },
}

export const EmptyModule: Story = {
  args: {
    at: '/nowhere',
    answers: { ...answers, 'GET /Admin/load_menu': [menuItem({ name: '系统', name_en: 'System' })] },
  },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('empty menu')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Menu Name')
  },
}

export const LongNames: Story = {
  args: {
    answers: {
      ...answers,
      'GET /Admin/load_menu': [
        menuItem({
          name: '一个名字特别长的模块用来看看会不会撑破布局',
          name_en: 'A module with a very long name to see whether it breaks the layout',
          children: [
            menuItem({
              name: '一个名字特别特别长的菜单项用来看看会不会撑破左侧菜单',
              name_en: 'A menu item with a very long name to see whether it breaks the left menu',
              apis: '/Admin/expresses',
              view: 'expresses/index',
            }),
          ],
        }),
      ],
      'POST /Admin/auth/info': { ...aPerson, nickname: '名字特别特别长的一位管理员先生' },
    },
  },
  globals: { language: 'en' },
}

/** On small screens modules and menu are behind one button. */
export const Phone: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '800px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('物流公司列表')
    const opener = canvas.getByRole('button', { name: '打开菜单', hidden: true })
    if (getComputedStyle(opener.parentElement ?? opener).display === 'none') return
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog')
    await userEvent.click(within(drawer).getByRole('link', { name: '店铺列表' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await faded(await canvas.findByText('店铺 24 家'))
  },
}

/** The page of a phone never scrolls sideways, in the longer language either. */
export const PhoneOfASeller: Story = {
  ...Seller,
  parameters: Phone.parameters ?? {},
  globals: { area: 'seller', language: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '中文' })
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(clientWidth).toBe(390)
    await expect(scrollWidth).toBe(clientWidth)
  },
}

/** Language and colour mode at a click; the user dropdown has user info and logout. */
export const Switches: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('物流公司列表')
    await userEvent.click(canvas.getByRole('button', { name: 'English' }))
    await expect(await canvas.findByRole('heading', { name: 'Express companies' })).toBeVisible()
    await expect(document.documentElement.lang).toBe('en')
    await userEvent.click(canvas.getByRole('button', { name: '中文' }))
    await chooseMenuItem(await canvas.findByRole('button', { name: '林小满' }), '退出登录')
    await expect(await canvas.findByRole('form', { name: '登录' })).toBeVisible()
  },
}
