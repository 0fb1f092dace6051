import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { mug } from '../foundation/sample-goods.ts'
import { Gallery } from './gallery.tsx'

const pictures = ['#7FA99B', '#E9E4DA', '#2F4B7C', '#A9643F', '#51695F'].map((colour, index) => ({
  src: mug(colour, index === 4),
  alt: `马克杯，第 ${index + 1} 张`,
}))

const Held = () => {
  const [index, setIndex] = useState(0)
  return (
    <chakra.div maxW="420px">
      <Gallery pictures={pictures} index={index} onIndex={setIndex} seed={10231} />
    </chakra.div>
  )
}

const meta: Meta<typeof Held> = { title: 'Shop/Gallery', component: Held }
export default meta

/** Thumbs are all in sight; arrow keys turn; the mouse magnifies. */
export const Pictures: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const thumb = (at: number) => canvas.getByRole('button', { name: `查看第 ${at} 张，共 5 张` })
    thumb(1).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(thumb(3)).toHaveAttribute('aria-current', 'true'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(thumb(5)).toHaveAttribute('aria-current', 'true'))
    await userEvent.keyboard('{ArrowRight}')
    await expect(thumb(5)).toHaveAttribute('aria-current', 'true')
    await userEvent.click(thumb(2))
    await waitFor(() => expect(thumb(2)).toHaveAttribute('aria-current', 'true'))
  },
}

/** A lens follows the mouse and shows the larger picture; a finger gets none, since it swipes. */
export const Lens: StoryObj = {
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: '马克杯，第 1 张' })
    const lens = () => canvasElement.querySelector<HTMLElement>('[style*="background-position"]')
    await fireEvent.pointerMove(picture, { pointerType: 'touch', clientX: 100, clientY: 100 })
    await expect(lens()).toBeNull()
    const { left, top, width, height } = picture.getBoundingClientRect()
    await fireEvent.pointerMove(picture, {
      pointerType: 'mouse',
      clientX: left + width / 4,
      clientY: top + height / 2,
    })
    await waitFor(() => expect(lens()?.style.backgroundPosition).toBe('25% 50%'))
  },
}

/** A picture opens as large as the window, turns by arrow keys, doubles by a press, and closes by Esc. */
export const Large: StoryObj = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '查看大图' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: '第 1 张，共 5 张' })
    await waitFor(() => expect(dialog.offsetWidth).toBe(window.innerWidth))
    const inside = within(dialog)
    inside.getByRole('group').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await screen.findByRole('dialog', { name: '第 2 张，共 5 张' })).toBeInTheDocument()
    const before = inside.getByRole('img').getBoundingClientRect().width
    await userEvent.click(inside.getByRole('button', { name: '放大' }))
    await waitFor(() => expect(inside.getByRole('img').getBoundingClientRect().width).toBeGreaterThan(before))
    await userEvent.click(inside.getByRole('button', { name: '缩小' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
