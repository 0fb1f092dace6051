import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from './price.tsx'

const meta: Meta<typeof Price> = {
  title: 'Shop/Price',
  component: Price,
  args: { fen: 129_900, size: 'lg', struck: false, from: false, plain: false },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
}
export default meta
type Story = StoryObj<typeof Price>

export const Playground: Story = {}

/** Three sizes, list price, lowest of several, sums in tables. */
export const Sizes: Story = {
  render: () => (
    <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(3, max-content)" alignItems="baseline">
      <Price fen={890} />
      <Price fen={129_900} size="md" />
      <Price fen={1_234_567_89} size="lg" />
      <Price fen={12_900} struck />
      <Price fen={39_900} size="md" from />
      <Price fen={-5000} plain />
    </chakra.div>
  ),
}

/** One accessible label, however many font sizes the digits have. */
export const ReadInOnePiece: Story = {
  play: async ({ canvasElement }) => {
    const spoken = [...canvasElement.querySelectorAll('span')].find(span => span.textContent === '¥1,299.00')
    await expect(spoken).toBeDefined()
    await expect(spoken?.closest('[aria-hidden]')).toBeNull()
  },
}

/** Zero is a price too. */
export const Free: Story = { args: { fen: 0 } }

/** The lowest of several, in English. */
export const FromInEnglish: Story = {
  args: { from: true },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toMatch(/from/i)
  },
}

/** The largest amount stays on one line. */
export const Large: Story = {
  args: { fen: 9_999_999_999_99 },
  play: async ({ canvasElement }) => {
    const height = canvasElement.querySelector('span')?.getBoundingClientRect().height ?? 0
    await expect(height).toBeLessThan(60)
  },
}
