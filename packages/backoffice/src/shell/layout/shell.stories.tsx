import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { MenuLink } from '../../core/menu/menu-link.tsx'
import { aMenu, menuWord } from '../../testing/a-menu.ts'
import { aPerson, loggedIn } from '../../testing/a-person.ts'
import { chooseMenuItem } from '../../testing/choose-menu-item.ts'
import { menuItem } from '../../testing/fake-server.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { Shell } from './shell.tsx'

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

const waiting = [
  { target: '/Admin/stores', count: 3 },
  { target: '/Admin/orders', count: 128 },
]

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Shell',
  component: StoryPage,
  subcomponents: { Shell, MenuLink },
  args: { at: '/expresses', answers, views, keys: loggedIn('admin'), config: { demo: true } },
  globals: { area: 'admin' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
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
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent(menuWord('物流公司'))
    await expect(getComputedStyle(title).boxShadow).toContain('inset')
    await expect(canvas.getByRole('note', { name: said('common.breadcrumb') })).toHaveTextContent(
      `${menuWord('店铺中心')} / ${menuWord('物流中心')}`,
    )
    await expect(canvas.getByRole('link', { name: menuWord('物流公司') })).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(document.title).toContain(menuWord('物流公司')))
  },
}

/** Each module of the bar has its icon (§2), in English too, whose names are longer. */
export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Express companies' })).toBeVisible())
    const bar = within(canvas.getByRole('navigation', { name: 'Main navigation' }))
    const drawing = bar.getByRole('link', { name: 'Store centre' }).querySelector('svg')
    await expect(drawing?.checkVisibility()).toBe(true)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Seller: Story = {
  args: {
    area: 'seller',
    keys: loggedIn('seller'),
    answers: {
      'GET /Seller/load_menu': JSON.parse(JSON.stringify(aMenu).replaceAll('/Admin/', '/Seller/')),
      'POST /Seller/auth/info': { ...aPerson, store_name: '云雾茶舍' },
    },
  },
  globals: { area: 'seller' },
  play: async ({ canvas }) => {
    await canvas.findByText('物流公司列表')
    const title = await canvas.findByRole('heading', { level: 1 })
    const accentIn = (area: string) => {
      const probe = document.createElement('span')
      probe.dataset.area = area
      probe.style.color = 'var(--chakra-colors-accent-solid)'
      document.body.append(probe)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }
    await expect(accentIn('seller')).not.toBe(accentIn('admin'))
    const page = canvas.getByRole('link', { name: said('common.skip_to_content') }).parentElement ?? title
    await expect(getComputedStyle(page).boxShadow).toContain(accentIn('seller'))
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/Seller/expresses')
  },
}

/** 63 px and 200 px wide (§9); the choice is remembered. Groups open beside the collapsed menu. */
export const Collapsed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('物流公司列表')
    const side = canvas.getByRole('complementary')
    await expect(side.style.width).toBe('200px')
    await userEvent.click(canvas.getByRole('button', { name: said('common.menu_collapse') }))
    await expect(side.style.width).toBe('63px')
    await expect(localStorage.getItem('admin_sidebar')).toBe('collapsed')
    await userEvent.click(within(side).getByRole('button', { name: menuWord('物流中心') }))
    await waitFor(() => expect(screen.getByRole('link', { name: menuWord('区域地址') })).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

/**
 * Waiting entries show on the menu: the number of a page, the sum of a group, the exact number announced; in the bar a
 * dot.
 */
export const Badges: Story = {
  args: { answers: { ...answers, 'GET /Admin/menu_badges': waiting } },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(
        await canvas.findByRole('link', { name: said('backoffice.waiting', { count: `${menuWord('店铺列表')} 3` }) }),
      ).toBeVisible(),
    )
    await expect(
      canvas.getByRole('button', { name: said('backoffice.waiting', { count: `${menuWord('订单中心')} 128` }) }),
    ).toHaveTextContent('99+')
    await waitFor(() =>
      expect(
        canvas.getByRole('link', { name: said('backoffice.waiting', { count: `${menuWord('店铺中心')} 131` }) }),
      ).toBeVisible(),
    )
    await waitFor(() => expect(canvas.getByRole('link', { name: menuWord('物流公司') })).toBeVisible())
  },
}

/** The collapsed menu has a dot, with the number in the name of the entry. */
export const BadgesCollapsed: Story = {
  ...Badges,
  globals: { language: 'en', theme: 'dark' },
  beforeEach: () => {
    localStorage.setItem('admin_sidebar', 'collapsed')
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('link', { name: 'Stores 3 waiting' })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Order centre 128 waiting' })).toBeVisible())
  },
}

/** A module opens its first page; an entry without a target and a page that does not exist are logged (§2). */
export const MenuClicks: Story = {
  play: async ({ canvas }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByRole('link', { name: menuWord('工作台') }))
    await canvas.findByText('今日待办')
    await userEvent.click(canvas.getByRole('link', { name: menuWord('店铺中心') }))
    await canvas.findByText('店铺 24 家')
    await waitFor(() => expect(canvas.queryByText('今日待办')).toBeNull())
    await faded(canvas.getByText('店铺 24 家'))
    const handbook = canvas.getByRole('link', { name: menuWord('帮助文档') })
    await expect(handbook).toHaveAttribute('href', 'https://docs.example/handbook')
    await expect(handbook).toHaveAttribute('target', '_blank')
    await userEvent.click(canvas.getByRole('button', { name: menuWord('未完成') }))
    await expect(log).toHaveBeenCalledWith('menu item has no target', expect.objectContaining({ name: '未完成' }))
    log.mockRestore()
  },
}

/** The page fades out and the next one in (§2), together in no more than 120 ms (point 6). */
export const Fade: Story = {
  play: async ({ canvas }) => {
    const page = await canvas.findByText('物流公司列表')
    await faded(page)
    const began = new Set<string>()
    const watch = new MutationObserver(changes => {
      for (const node of changes.flatMap(change => [...change.addedNodes])) {
        if (node instanceof HTMLElement && node.textContent === '店铺 24 家') began.add(node.style.opacity)
      }
    })
    watch.observe(canvas.getByRole('main'), { childList: true, subtree: true })
    await userEvent.click(canvas.getByRole('link', { name: menuWord('店铺列表') }))
    await faded(await canvas.findByText('店铺 24 家'))
    watch.disconnect()
    await expect([...began]).toEqual(['0'])
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
    await waitFor(async () => expect(await canvas.findByText('empty menu')).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
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

const module = (name: string, name_en: string, page = 'stores') =>
  menuItem({
    name,
    name_en,
    icon: 'fa-desktop',
    children: [menuItem({ apis: `/Admin/${page}`, view: `${page}/index` })],
  })
/** As many modules as a seller has. */
const sevenModules = [
  module('工作台', 'Workbench', 'expresses'),
  module('商品中心', 'Goods centre'),
  module('店铺中心', 'Store centre'),
  module('订单中心', 'Order centre'),
  module('营销中心', 'Marketing'),
  module('数据统计', 'Statistics'),
  module('系统中心', 'System', 'dashboard'),
]
const widths = [1024, 1100, 1280, 1440]
const atWidth = (width: number) => ({ ...Narrow.globals, viewport: { value: `w${width}` } })
/** The modules of the first line are shown, once fonts and badges have their size. */
const showsWhatFits = async (bar: HTMLElement) => {
  await document.fonts.ready
  await waitFor(async () => {
    const entries = within(bar).getAllByRole('listitem', { hidden: true })
    const places = entries.filter(entry => entry.closest('[popover]') === null)
    const inFirstLine = places.filter(entry => entry.offsetTop === places[0]?.offsetTop)
    await expect(places.filter(entry => getComputedStyle(entry).visibility === 'visible')).toEqual(inFirstLine)
  })
}
const staysInside = async (canvas: ReturnType<typeof within>) => {
  const bar = canvas.getByRole('navigation', { name: /^(Main navigation|主导航)$/ })
  await showsWhatFits(bar)
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBe(clientWidth)
  const end = bar.getBoundingClientRect().right
  for (const entry of within(bar).getAllByRole('link')) {
    await expect(entry.getBoundingClientRect().right).toBeLessThanOrEqual(end)
    await expect(entry.scrollWidth).toBe(entry.clientWidth)
    await expect(entry.querySelector('svg')?.checkVisibility()).toBe(true)
  }
  return within(bar)
}

/** Modules that do not fit are behind “more”, with their badges; nothing scrolls sideways. */
export const Narrow: Story = {
  args: {
    answers: {
      ...answers,
      'GET /Admin/load_menu': sevenModules,
      'GET /Admin/menu_badges': [{ target: '/Admin/dashboard', count: 3 }],
    },
  },
  parameters: {
    viewport: {
      options: Object.fromEntries(
        widths.map(width => [`w${width}`, { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } }]),
      ),
    },
  },
  globals: { language: 'en', viewport: { value: 'w1100' } },
  play: async ({ canvas }) => {
    await canvas.findByText('物流公司列表')
    await expect(innerWidth).toBe(1100)
    const more = await canvas.findByRole('button', { name: 'More 3 waiting' })
    const bar = await staysInside(canvas)
    await expect(bar.queryByRole('link', { name: /^System/ })).toBeNull()
    more.focus()
    await userEvent.keyboard('{Enter}')
    const last = await screen.findByRole('link', { name: 'System 3 waiting' })
    await waitFor(() => expect(last.closest('[popover]')?.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{ArrowUp}')
    await expect(last).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await faded(await canvas.findByText('今日待办'))
    await expect(more).toHaveAttribute('aria-current', 'true')
  },
}

const fits: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByText('物流公司列表')
  await canvas.findByRole('button', { name: /^(More|更多)/ })
  const bar = await staysInside(canvas)
  await expect(bar.getAllByRole('link').length).toBeGreaterThan(2)
  await expect(bar.getByRole('button', { name: /^(More|更多)/ })).toBeVisible()
}

export const NarrowestBar: Story = { ...Narrow, globals: { ...atWidth(1024), theme: 'dark' }, play: fits }

export const NarrowestBarInChinese: Story = { ...Narrow, globals: { ...atWidth(1024), language: 'zh-cn' }, play: fits }

/** With room for all there is no “more”. */
export const WideEnough: Story = {
  ...Narrow,
  globals: { ...atWidth(1440), language: 'zh-cn' },
  play: async ({ canvas }) => {
    await canvas.findByText('物流公司列表')
    const bar = await staysInside(canvas)
    await expect(bar.getAllByRole('link')).toHaveLength(7)
    await expect(bar.queryByRole('button')).toBeNull()
  },
}

/** On small screens modules and menu are behind one button. */
export const Phone: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '800px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('物流公司列表')
    for (const whole of [said('common.brand'), said('common.demo_notice')]) {
      const { scrollWidth, clientWidth } = canvas.getByText(whole)
      await expect(clientWidth).toBeGreaterThan(0)
      await expect(scrollWidth).toBe(clientWidth)
    }
    const opener = canvas.getByRole('button', { name: said('common.menu_open'), hidden: true })
    if (getComputedStyle(opener.parentElement ?? opener).display === 'none') return
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog')
    await userEvent.click(within(drawer).getByRole('link', { name: menuWord('店铺列表') }))
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
    await canvas.findByRole('button', { name: said('common.language_zh') })
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(clientWidth).toBe(390)
    await expect(scrollWidth).toBe(clientWidth)
  },
}

/** Language and colour mode with one click; the user dropdown has user info and logout. */
export const Switches: Story = {
  // To the other value and back, starting from Chinese and light.
  globals: { theme: 'light', language: 'zh-cn' },
  play: async ({ canvas }) => {
    await canvas.findByText('物流公司列表')
    await userEvent.click(canvas.getByRole('button', { name: 'English' }))
    await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Express companies' })).toBeVisible())
    await expect(document.documentElement.lang).toBe('en')
    await userEvent.click(canvas.getByRole('button', { name: said('common.language_zh') }))
    const mode = () => document.documentElement.dataset.theme ?? document.documentElement.className
    const before = mode()
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${said('common.theme')}`) }))
    await waitFor(() => expect(mode()).not.toBe(before))
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${said('common.theme')}`) }))
    await waitFor(() => expect(mode()).toBe(before))
    await chooseMenuItem(await canvas.findByRole('button', { name: '林小满' }), said('common.logout'))
    await waitFor(async () => expect(await canvas.findByRole('form', { name: said('common.login') })).toBeVisible())
  },
}
