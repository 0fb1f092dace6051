import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { QuantityInput } from './quantity-input.tsx'

const Held = ({ stock = 86, limit }: { readonly stock?: number; readonly limit?: number }) => {
  const [value, setValue] = useState(1)
  return <QuantityInput value={value} onChange={setValue} stock={stock} {...(limit === undefined ? {} : { limit })} />
}

const meta: Meta<typeof Held> = {
  title: 'Shop/Quantity',
  component: Held,
  subcomponents: { QuantityInput },
  args: { stock: 86 },
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

/** What cannot be bought becomes what can, with the reason in the words of §5. */
export const Refusals: Story = {
  args: { stock: 5 },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    await expect(await type(canvasElement, '9')).toHaveValue('5')
    await expect(status).toHaveTextContent('库存不足')
    await expect(await type(canvasElement, '0')).toHaveValue('1')
    await expect(status).toHaveTextContent('最少购买数量为 1')
    await expect(await type(canvasElement, '2.5')).toHaveValue('1')
    await expect(status).toHaveTextContent('请认真填写购买数量')
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
    await expect(canvas.getByRole('status')).toHaveTextContent('每人限购 2 件')
  },
}
