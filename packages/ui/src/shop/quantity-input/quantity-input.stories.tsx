import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { QuantityInput, type QuantityInputProps } from './quantity-input.tsx'

const Held = ({ value: first = 1, ...rest }: Partial<Omit<QuantityInputProps, 'onChange'>>) => {
  const [value, setValue] = useState(first)
  return <QuantityInput stock={86} {...rest} value={value} onChange={setValue} />
}

const meta: Meta<typeof Held> = {
  title: 'Shop/Quantity',
  component: Held,
  subcomponents: { QuantityInput },
  args: { value: 1, stock: 86, min: 1, size: 'md', disabled: false },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
}
export default meta
type Story = StoryObj<typeof Held>

export const Playground: Story = {}

const type = async (canvasElement: HTMLElement, text: string): Promise<HTMLElement> => {
  const box = within(canvasElement).getByRole('spinbutton')
  await userEvent.clear(box)
  await userEvent.type(box, `${text}{Enter}`)
  return box
}

/** An invalid quantity becomes the nearest valid one, with the reason as in §5. */
export const Refusals: Story = {
  args: { stock: 5 },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    await expect(await type(canvasElement, '9')).toHaveValue('5')
    await expect(status).toHaveTextContent(said('error.insufficient_stock'))
    await expect(await type(canvasElement, '0')).toHaveValue('1')
    await expect(status).toHaveTextContent(said('error.buy_num_minimum'))
    await expect(await type(canvasElement, '2.5')).toHaveValue('1')
    await expect(status).toHaveTextContent(said('error.buy_num'))
    await expect(await type(canvasElement, '3')).toHaveValue('3')
    await expect(status).toBeEmptyDOMElement()
  },
}

/** Buttons and arrow keys stop at the ends. */
export const Steps: Story = {
  args: { stock: 3, limit: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('spinbutton')
    const [less, more] = canvas.getAllByRole('button')
    if (!less || !more) throw new Error('no buttons')
    await expect(less).toBeDisabled()
    await userEvent.click(more)
    await expect(box).toHaveValue('2')
    await expect(more).toBeDisabled()
    box.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(box).toHaveValue('2')
    await expect(canvas.getByRole('status')).toHaveTextContent(said('ui.buy_limit', { limit: 2 }))
  },
}

/** Ignores clicks and typing. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('spinbutton')).toBeDisabled()
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
  },
}

/** From the small one of a cart line to the large one of a product page. */
export const Sizes: Story = {
  render: args => (
    <>
      <Held {...args} size="sm" label="小" /> <Held {...args} size="md" label="中" />{' '}
      <Held {...args} size="lg" label="大" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = within(canvasElement)
      .getAllByRole('spinbutton')
      .map(box => box.getBoundingClientRect().height)
    await expect(heights).toEqual([...heights].sort((one, other) => one - other))
  },
}

/** In English the reasons are English. */
export const RefusedInEnglish: Story = {
  args: { stock: 5 },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await type(canvasElement, '9')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/stock/i)
  },
}
