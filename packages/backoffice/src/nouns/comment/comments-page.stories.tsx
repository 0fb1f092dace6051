import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { aPerson } from '../../testing/a-person.ts'
import { fakeResource } from '../../testing/fake-resource.ts'
import { Refusal } from '../../testing/fake-server.ts'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { storyScreen } from '../../testing/story-screen.tsx'
import { CommentsPage } from './comments-page.tsx'

const comment = {
  id: 51,
  goods_name: '青釉 手作马克杯 350ml',
  goods_image: '',
  store_name: '景窑',
  nickname: '小林',
  order_no: '202611210041000',
  score: 4,
  agree: 5,
  service: 4,
  speed: 3,
  content: '杯壁很薄，釉色比图片更青。',
  reply: '',
  images: [],
  is_auto: false,
  addition: null,
  is_hidden: false,
  hidden_reason: '',
  handled_at: null,
  created_at: '2026-11-20T02:00:00Z',
}

const answers = () => fakeResource('/Seller/order_comments', [comment])

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Comments',
  component: StoryPage,
  subcomponents: { CommentsPage },
  args: storyScreen('seller', CommentsPage, answers()),
  globals: { area: 'seller' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
}
export default meta
type Story = StoryObj<typeof StoryPage>

/** A store replies to a comment, which is shown above the reply field. */
export const Reply: Story = {
  args: storyScreen('seller', CommentsPage, answers()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said('records.reply') }))
    const dialog = within(await screen.findByRole('dialog', { name: said('records.reply') }))
    await waitFor(() => expect(dialog.getByText(comment.content)).toBeVisible())
    await userEvent.type(await dialog.findByLabelText(new RegExp(`^${said('records.reply')}`)), '谢谢，每只都是手作。')
    await userEvent.click(dialog.getByRole('button', { name: said('common.save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await canvas.findByText('谢谢，每只都是手作。')).toBeVisible())
  },
}

export const EnglishDark: Story = { globals: { language: 'en', theme: 'dark' } }
export const Empty: Story = { args: storyScreen('seller', CommentsPage, fakeResource('/Seller/order_comments', [])) }

/** The rows failed to load: the error, and a retry button. */
export const Failed: Story = {
  args: storyScreen('seller', CommentsPage, { 'GET /Seller/order_comments': new Refusal(500, '数据库没有响应。') }),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('数据库没有响应。')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: said('common.retry') })).toBeVisible())
  },
}

/** A person without permission to reply can read the comments. */
export const ReadOnlyPerson: Story = {
  args: storyScreen('seller', CommentsPage, {
    ...answers(),
    'POST /Seller/auth/info': { ...aPerson, is_super: false, permissions: ['order_comment.view'] },
  }),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText(comment.content)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: said('records.reply') })).toBeNull()
  },
}

/** Long words on a phone. */
export const LongOnPhone: Story = {
  args: storyScreen(
    'seller',
    CommentsPage,
    fakeResource('/Seller/order_comments', [
      { ...comment, content: 'The glaze is greener than in the picture, and the wall of the mug is thin. '.repeat(6) },
    ]),
  ),
  parameters: { ...meta.parameters, ...phoneParameters },
  globals: { ...phone, language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^The glaze is greener/))[0]).toBeInTheDocument()
    await staysOnPhone()
  },
}
