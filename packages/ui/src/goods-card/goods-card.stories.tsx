import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from '../button/button.tsx'
import { sampleGoods } from '../foundation/sample-goods.ts'
import { Icon } from '../icon/icon.tsx'
import { GoodsCardSkeleton, Skeletons } from '../skeleton/skeleton.tsx'
import { GoodsCard } from './goods-card.tsx'

const favour = fn()

const meta: Meta<typeof GoodsCard> = { title: 'Shop/Goods card', component: GoodsCard }
export default meta

const Grid = ({ children }: { readonly children: React.ReactNode }) => (
  <chakra.div
    display="grid"
    gap={{ base: '2', md: '4' }}
    gridTemplateColumns="repeat(auto-fill, minmax(min(176px, 47%), 1fr))"
  >
    {children}
  </chakra.div>
)

/** Cards in a grid with what differs: ranges, list prices, promotions, sold out, no picture. */
export const Cards: StoryObj = {
  render: () => (
    <Grid>
      {sampleGoods.map(goods => (
        <GoodsCard key={goods.id} goods={goods} href={`#goods-${goods.id}`} />
      ))}
    </Grid>
  ),
}

export const Loading: StoryObj = {
  render: () => (
    <Skeletons>
      <Grid>
        <GoodsCardSkeleton />
        <GoodsCardSkeleton />
        <GoodsCardSkeleton />
      </Grid>
    </Skeletons>
  ),
}

/** The card is one link; a button on it does its own thing. */
export const OneLink: StoryObj = {
  render: () => (
    <chakra.div w="200px">
      {sampleGoods.slice(0, 1).map(goods => (
        <GoodsCard
          key={goods.id}
          goods={goods}
          href="#one"
          corner={
            <IconButton label="收藏" size="sm" round look="outline" onClick={favour}>
              <Icon of={Heart} size={16} />
            </IconButton>
          }
        />
      ))}
    </chakra.div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    location.hash = ''
    await userEvent.click(canvas.getByRole('button', { name: '收藏' }))
    await expect(favour).toHaveBeenCalled()
    await expect(location.hash).toBe('')
  },
}
