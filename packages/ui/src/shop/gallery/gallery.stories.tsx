import { chakra } from '@chakra-ui/react/styled-system'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { mug } from '../../foundation/sample-goods.ts'
import { Gallery, type GalleryProps } from './gallery.tsx'

const pictures = ['#7FA99B', '#E9E4DA', '#2F4B7C', '#A9643F', '#51695F'].map((colour, index) => ({
  src: mug(colour, index === 4),
  alt: `马克杯，第 ${index + 1} 张`,
}))

const Held = ({ pictures: shown = pictures, seed = 10231 }: Partial<Pick<GalleryProps, 'pictures' | 'seed'>>) => {
  const [index, setIndex] = useState(0)
  return (
    <chakra.div maxW="420px">
      <Gallery pictures={shown} index={index} onIndex={setIndex} seed={seed} />
    </chakra.div>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Shop/Gallery',
  component: Held,
  subcomponents: { Gallery },
  args: { pictures, seed: 10231 },
}
export default meta

/** All thumbnails are visible; arrow keys turn; the mouse magnifies. */
export const Pictures: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const thumb = (at: number) => canvas.getByRole('button', { name: said('ui.gallery_show', { at, of: 5 }) })
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

/** A lens follows the mouse and shows the larger picture; touch has none, since it swipes. */
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

/** A picture opens in full size, turns by arrow keys, doubles on click, and closes by Esc. */
export const Large: StoryObj = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: said('ui.gallery_large') })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: said('ui.gallery_at', { at: 1, of: 5 }) })
    await waitFor(() => expect(dialog.offsetWidth).toBe(window.innerWidth))
    const inside = within(dialog)
    inside.getByRole('group').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(
      await screen.findByRole('dialog', { name: said('ui.gallery_at', { at: 2, of: 5 }) }),
    ).toBeInTheDocument()
    const before = inside.getByRole('img').getBoundingClientRect().width
    await userEvent.click(inside.getByRole('button', { name: said('ui.zoom_in') }))
    await waitFor(() => expect(inside.getByRole('img').getBoundingClientRect().width).toBeGreaterThan(before))
    await userEvent.click(inside.getByRole('button', { name: said('ui.zoom_out') }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** A single picture has no arrows and no thumbnails. */
export const OnePicture: StoryObj<typeof Held> = {
  args: { pictures: pictures.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.queryByRole('button', { name: new RegExp(said('ui.gallery_show', { at: '\\d+', of: 15 })) }),
    ).toBeNull()
    await expect(canvas.queryByRole('button', { name: said('common.next_slide') })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: said('ui.gallery_large') })).toBeVisible())
  },
}

/** A picture that fails to load keeps its place and its text. */
export const LostPicture: StoryObj<typeof Held> = {
  args: { pictures: [{ src: '/no-such-picture.webp', alt: '马克杯，正面' }] },
  play: async ({ canvasElement }) => {
    const picture = await within(canvasElement).findByRole('img', { name: '马克杯，正面' })
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeGreaterThan(0))
  },
}

/** Many thumbnails wrap below the large picture, all visible. */
export const ManyPictures: StoryObj<typeof Held> = {
  args: {
    pictures: Array.from({ length: 15 }, (_, at) => ({
      src: mug(`hsl(${at * 24} 30% 55%)`, at % 2 === 1),
      alt: `马克杯，第 ${at + 1} 张`,
    })),
  },
  play: async ({ canvasElement }) => {
    const small = within(canvasElement).getAllByRole('button', {
      name: new RegExp(said('ui.gallery_show', { at: '\\d+', of: 15 })),
    })
    await expect(small).toHaveLength(15)
    const edge = canvasElement.querySelector('section')?.getBoundingClientRect().right ?? 0
    for (const each of small) await expect(each.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
  },
}
