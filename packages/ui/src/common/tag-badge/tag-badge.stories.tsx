import { chakra } from '@chakra-ui/react/styled-system'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ORDER, STORE } from '../../foundation/sample-words.ts'
import { StatusTag } from '../status-tag/status-tag.tsx'
import { Tag, TagBadge } from './tag-badge.tsx'

const meta: Meta<typeof TagBadge> = {
  title: 'Shop/Tags',
  component: TagBadge,
  subcomponents: { Tag },
  args: { value: '顺丰速运' },
}
export default meta

const Line = ({ children }: { readonly children: React.ReactNode }) => (
  <chakra.div display="flex" flexWrap="wrap" gap="2" mb="4">
    {children}
  </chakra.div>
)

export const One: StoryObj<typeof TagBadge> = {}

/** A tag with an explicit tone. */
export const Toned: StoryObj<typeof Tag> = {
  args: { tone: 'success', children: '已到账' },
  argTypes: {
    tone: {
      control: 'inline-radio',
      options: ['neutral', 'success', 'warning', 'danger', 'info'],
      description: 'What the word means; a colour never stands alone.',
    },
  },
  render: args => <Tag {...args} />,
}

/** No value is a dash. */
export const Nothing: StoryObj<typeof TagBadge> = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('-')
  },
}

/** The tag rule of §4: yes, no, four styles by hash, '-' for nothing; below, status words with their tone. */
export const Rule: StoryObj = {
  render: () => (
    <>
      <Line>
        {[1, '1', 'Yes', '成功'].map(value => (
          <TagBadge key={typeof value + value} value={value} />
        ))}
      </Line>
      <Line>
        {[0, '0', 'No', '失败'].map(value => (
          <TagBadge key={typeof value + value} value={value} />
        ))}
      </Line>
      <Line>
        {['顺丰速运', '微信支付', 'admin', '系统', '活动', '女', '一个相当长的标签，它在窄的格子里要能换行'].map(
          value => (
            <TagBadge key={value} value={value} />
          ),
        )}
        <TagBadge value={1}>已审核</TagBadge>
        <TagBadge value={null} />
      </Line>
      <Line>
        {ORDER.map(status => (
          <StatusTag key={status} kind="order" status={status} />
        ))}
      </Line>
      <Line>
        {STORE.map(status => (
          <StatusTag key={status} kind="store_verification" status={status} />
        ))}
        <StatusTag kind="order" status="a_word_of_the_future" />
      </Line>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grounds = (...words: string[]) => [
      ...new Set(words.flatMap(word => canvas.getAllByText(word)).map(tag => getComputedStyle(tag).backgroundColor)),
    ]
    const yes = grounds('1', 'Yes', '成功', '已审核')
    const no = grounds('0', 'No', '失败')
    const plain = grounds('顺丰速运', '微信支付', 'admin', '系统', '活动', '女')
    await expect([yes.length, no.length, plain.length > 1]).toEqual([1, 1, true])
    await expect(new Set([...yes, ...no, ...plain]).size).toBe(2 + plain.length)
    await expect(canvas.getByText('-')).toBeVisible()
    for (const status of ORDER) await expect(canvas.getByText(said(`status.order.${status}`))).toBeVisible()
  },
}
