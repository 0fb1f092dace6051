import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { SortableList } from './sortable-list.tsx'

const Held = ({
  items,
  disabled = false,
}: {
  /** In their order. */
  readonly items: readonly string[]
  /** @default false */
  readonly disabled?: boolean
}) => {
  const [order, setOrder] = useState(items)
  return (
    <SortableList
      label="轮播图"
      items={order}
      keyOf={item => item}
      nameOf={item => item}
      onOrder={setOrder}
      disabled={disabled}
    >
      {item => item}
    </SortableList>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Form/Sortable list',
  component: Held,
  subcomponents: { SortableList },
  args: { items: ['春茶上新', '手作陶器', '周年庆'], disabled: false },
}
export default meta
type Story = StoryObj<typeof Held>

const names = (root: HTMLElement) =>
  within(root)
    .getAllByRole('listitem')
    .map(item => item.textContent)

/** Buttons do the same as dragging, and the new position is announced. */
export const ByButtons: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: said('form.move_down', { name: '春茶上新' }) }))
    await expect(names(canvasElement)).toEqual(['手作陶器', '春茶上新', '周年庆'])
    await expect(canvas.getByRole('status')).toHaveTextContent(said('form.moved', { name: '春茶上新', at: 2, of: 3 }))
    await userEvent.keyboard('{Enter}')
    await expect(names(canvasElement)).toEqual(['手作陶器', '周年庆', '春茶上新'])
    await expect(canvas.getByRole('button', { name: said('form.move_down', { name: '春茶上新' }) })).toHaveFocus()
  },
}

/** Dragged by the mouse onto another place. */
export const ByDragging: Story = {
  play: async ({ canvasElement }) => {
    const [first, , third] = within(canvasElement).getAllByRole('listitem')
    if (!first || !third) throw new Error('no items')
    const dataTransfer = new DataTransfer()
    await fireEvent.dragStart(first, { dataTransfer })
    await fireEvent.dragOver(third, { dataTransfer })
    await fireEvent.drop(third, { dataTransfer })
    await expect(names(canvasElement)).toEqual(['手作陶器', '周年庆', '春茶上新'])
  },
}
export const Disabled: Story = { args: { disabled: true } }

/** The buttons of a single item are disabled. */
export const One: Story = {
  args: { items: ['春茶上新'] },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button'))
      await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Long words wrap; the buttons stay within the width of a phone. */
export const LongText: Story = {
  args: { items: ['二〇二六年周年庆主会场首屏横幅，全品类满减，限时三天，每日零点开抢'.repeat(2), 'x'.repeat(80)] },
  decorators: [
    Story => (
      <div data-testid="page" style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const edge = within(canvasElement).getByTestId('page').getBoundingClientRect().right
    for (const button of within(canvasElement).getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
  },
}

/** Thirty items move as three do. */
export const Many: Story = {
  args: { items: Array.from({ length: 30 }, (_, at) => `第 ${at + 1} 张`) },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: said('form.move_up', { name: '第 30 张' }) }),
    )
    await expect(names(canvasElement)[28]).toBe('第 30 张')
  },
}
