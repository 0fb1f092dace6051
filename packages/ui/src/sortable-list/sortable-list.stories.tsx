import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { SortableList } from './sortable-list.tsx'

const Held = ({ items, disabled = false }: { readonly items: readonly string[]; readonly disabled?: boolean }) => {
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
  args: { items: ['春茶上新', '手作陶器', '周年庆'] },
}
export default meta
type Story = StoryObj<typeof Held>

const names = (root: HTMLElement) =>
  within(root)
    .getAllByRole('listitem')
    .map(item => item.textContent)

/** Buttons do what dragging does, and the new place is said. */
export const ByButtons: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '下移 春茶上新' }))
    await expect(names(canvasElement)).toEqual(['手作陶器', '春茶上新', '周年庆'])
    await expect(canvas.getByRole('status')).toHaveTextContent('春茶上新 已移到第 2 位，共 3 位')
    await userEvent.keyboard('{Enter}')
    await expect(names(canvasElement)).toEqual(['手作陶器', '周年庆', '春茶上新'])
    await expect(canvas.getByRole('button', { name: '下移 春茶上新' })).toHaveFocus()
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
