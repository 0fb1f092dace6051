import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { aPerson } from '../../testing/a-person.ts'
import { fakeResource } from '../../testing/fake-resource.ts'
import { Refusal } from '../../testing/fake-server.ts'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { storyScreen } from '../../testing/story-screen.tsx'
import { QuestionsPage } from './questions-page.tsx'

const question = {
  id: 71,
  goods_id: 3,
  goods_name: '青釉 手作马克杯 350ml',
  goods_image: '',
  store_id: 2,
  store_name: '景窑',
  nickname: '小林',
  content: '可以进微波炉吗？',
  reply: '',
  answered_at: null,
  answers: 0,
  is_hidden: false,
  hidden_reason: '',
  created_at: '2026-11-20T02:00:00Z',
  actions: ['answer'],
  all_answers: [],
}

const asked = () => fakeResource('/Seller/goods_questions', [question])

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Questions',
  component: StoryPage,
  subcomponents: { QuestionsPage },
  args: storyScreen('seller', QuestionsPage, asked()),
  globals: { area: 'seller' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
}
export default meta
type Story = StoryObj<typeof StoryPage>

/** A store answers a question, which is shown above the field. */
export const Answer: Story = {
  args: storyScreen('seller', QuestionsPage, asked()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said('records.answer') }))
    const dialog = within(await screen.findByRole('dialog', { name: said('records.answer') }))
    await waitFor(() => expect(dialog.getByText(question.content)).toBeVisible())
    await userEvent.type(await dialog.findByLabelText(new RegExp(`^${said('records.reply')}`)), '可以，请勿干烧。')
    await userEvent.click(dialog.getByRole('button', { name: said('common.save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await canvas.findByText('可以，请勿干烧。')).toBeVisible())
  },
}

export const EnglishDark: Story = { globals: { language: 'en', theme: 'dark' } }
export const Empty: Story = { args: storyScreen('seller', QuestionsPage, fakeResource('/Seller/goods_questions', [])) }

/** The rows failed to load: the error, and a retry button. */
export const Failed: Story = {
  args: storyScreen('seller', QuestionsPage, { 'GET /Seller/goods_questions': new Refusal(500, '数据库没有响应。') }),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('数据库没有响应。')).toBeVisible())
  },
}

/** A person without permission to answer can read the questions. */
export const ReadOnlyPerson: Story = {
  args: storyScreen('seller', QuestionsPage, {
    ...fakeResource('/Seller/goods_questions', [{ ...question, actions: [] }]),
    'POST /Seller/auth/info': { ...aPerson, is_super: false, permissions: ['goods_question.view'] },
  }),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText(question.content)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: said('records.answer') })).toBeNull()
  },
}

/** Long words on a phone. */
export const LongOnPhone: Story = {
  args: storyScreen(
    'seller',
    QuestionsPage,
    fakeResource('/Seller/goods_questions', [
      { ...question, content: 'Can it go into the microwave, and for how long at which power? '.repeat(3) },
    ]),
  ),
  parameters: { ...meta.parameters, ...phoneParameters },
  globals: { ...phone, language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Can it go/))[0]).toBeInTheDocument()
    await staysOnPhone()
  },
}
