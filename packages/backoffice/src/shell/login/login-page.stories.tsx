import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { aPerson } from '../../testing/a-person.ts'
import { type Asked, Refusal } from '../../testing/fake-server.ts'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { LoginPage } from './login-page.tsx'

const asked = fn()
const stores = [
  { id: 1, name: '云雾茶舍', role: 'owner' },
  { id: 2, name: '声场研究所', role: 'staff' },
]

const answers = {
  'POST /Seller/login': ({ body }: Asked) => {
    if (body.get('password') !== 'shiji-demo-1') return new Refusal(400, '账号或密码错误。')
    if (body.get('username') === 'two-stores' && !body.has('store_id'))
      return new Refusal(409, '请选择店铺。', { stores })
    return { access_token: 't', token_type: 'Bearer', expires_in: 1, defaultUrl: '' }
  },
  'POST /Seller/auth/info': aPerson,
  'GET /Seller/load_menu': [],
}

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Login',
  component: StoryPage,
  subcomponents: { LoginPage },
  args: { area: 'seller', at: '/login', answers },
  globals: { area: 'seller' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
}
export default meta
type Story = StoryObj<typeof StoryPage>

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { name: said('login.title_seller') })).toBeVisible(),
    )
    await expect(canvas.getByLabelText(said('records.username'))).toHaveFocus()
  },
}

export const Admin: Story = {
  args: { area: 'admin' },
  globals: { area: 'admin', language: 'en' },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { name: 'Platform administration' })).toBeVisible(),
    )
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

/** Nothing is sent before both fields are filled; a refusal keeps the input. */
export const Refused: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
    await expect(await canvas.findAllByText('Cannot be empty.')).toHaveLength(2)
    await userEvent.type(canvas.getByLabelText('User name'), 'lin')
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong')
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('账号或密码错误。')).toBeInTheDocument()
    await expect(canvas.getByLabelText('User name')).toHaveValue('lin')
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
  },
}

/** A demo lists its accounts, those of this area only. */
export const Demo: Story = {
  args: {
    config: {
      demo: true,
      demoAccounts: [
        { area: 'seller', username: '13800000002', password: 'shiji-demo-1', name: '店主', name_en: 'Store owner' },
        { area: 'admin', username: 'admin', password: 'x', name: '平台管理员', name_en: 'Platform admin' },
      ],
    },
  },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('Store owner')).toBeVisible())
    await expect(canvas.queryByText('Platform admin')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Use this account: 13800000002' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(await canvas.findAllByText('empty menu')).not.toHaveLength(0)
  },
}

/** A person with several stores chooses one. */
export const SeveralStores: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('User name'), 'two-stores')
    await userEvent.type(canvas.getByLabelText('Password'), 'shiji-demo-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await waitFor(async () => expect(await canvas.findByRole('group', { name: 'Choose a store' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /声场研究所/ }))
    await expect(await canvas.findAllByText('empty menu')).not.toHaveLength(0)
  },
}

/** While loading, the button says so and ignores a second click. */
export const UnderWay: Story = {
  args: {
    answers: {
      ...answers,
      'POST /Seller/login': () => {
        asked()
        return new Promise(() => undefined)
      },
    },
  },
  play: async ({ canvas }) => {
    asked.mockClear()
    await userEvent.type(await canvas.findByLabelText(said('records.username')), 'lin')
    await userEvent.type(canvas.getByLabelText(said('login.password')), 'shiji-demo-1')
    const button = canvas.getByRole('button', { name: said('login.submit') })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(button)
    await expect(asked).toHaveBeenCalledOnce()
  },
}

/** Many stores with long names to choose from, on a phone. */
export const ManyStoresOnPhone: Story = {
  args: {
    answers: {
      ...answers,
      'POST /Seller/login': new Refusal(409, '请选择店铺。', {
        stores: Array.from({ length: 12 }, (_, at) => ({
          id: at + 1,
          name: `The Sound Field Research Institute Flagship Store No. ${at + 1}`,
          role: at === 0 ? 'owner' : 'staff',
        })),
      }),
    },
  },
  parameters: { ...meta.parameters, ...phoneParameters },
  globals: { ...phone, language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('User name'), 'many')
    await userEvent.type(canvas.getByLabelText('Password'), 'shiji-demo-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    const group = within(await canvas.findByRole('group', { name: 'Choose a store' }))
    await expect(group.getAllByRole('button', { name: /Flagship Store/ })).toHaveLength(12)
    await staysOnPhone()
  },
}
