import { chakra } from '@chakra-ui/react/styled-system'
import { said } from '@shiji/i18n/story-text.ts'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { Heart, ShoppingCart } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../../common/button/button.tsx'
import { Icon } from '../../common/icon/icon.tsx'
import { GoodsCardSkeleton, Skeletons } from '../../common/skeleton/skeleton.tsx'
import { sampleGoods } from '../../foundation/sample-goods.ts'
import { GoodsCard } from './goods-card.tsx'

const favour = fn()
const addToCart = fn()

const [cup] = sampleGoods
if (!cup) throw new Error('no sample goods')

const meta: Meta<typeof GoodsCard> = {
  title: 'Shop/Goods card',
  component: GoodsCard,
  args: { goods: cup, href: '#goods', eager: false },
  argTypes: { corner: { control: false }, action: { control: false } },
}
export default meta
type Story = StoryObj<typeof GoodsCard>

const narrow: Decorator = Story => (
  <chakra.div w="176px">
    <Story />
  </chakra.div>
)

export const Playground: Story = { decorators: [narrow] }

const Grid = ({ children }: { readonly children: React.ReactNode }) => (
  <chakra.div
    display="grid"
    gap={{ base: '2', md: '4' }}
    gridTemplateColumns="repeat(auto-fill, minmax(min(176px, 47%), 1fr))"
  >
    {children}
  </chakra.div>
)

/** Cards in a grid with all variants: ranges, list prices, promotions, sold out, no picture. */
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

/** The card is one link; a button on it has its own action. */
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

const cartButton = (
  <IconButton label="加入购物车" size="sm" round color="accent.fg" bg="accent.subtle" onClick={addToCart}>
    <Icon of={ShoppingCart} size={16} />
  </IconButton>
)

/** A button beside the price adds to the cart; it is not part of the link. */
export const AddToCart: Story = {
  decorators: [narrow],
  args: { action: cartButton },
  play: async ({ canvasElement }) => {
    location.hash = ''
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '加入购物车' }))
    await expect(addToCart).toHaveBeenCalled()
    await expect(location.hash).toBe('')
  },
}

/** The second picture is fetched and shown when the mouse comes over the card, and goes with it. */
export const SecondPicture: Story = {
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link')
    const pictures = () => [...canvasElement.querySelectorAll('img')]
    await expect(pictures()).toHaveLength(1)
    await userEvent.hover(link)
    await waitFor(() => expect(pictures()[1]?.style.opacity).toBe('1'))
    await userEvent.unhover(link)
    await waitFor(() => expect(pictures()[1]?.style.opacity).toBe('0'))
  },
}

/** Under the mouse nothing changes where there is only one picture. */
export const OnePicture: Story = {
  decorators: [narrow],
  args: { goods: { ...cup, pictures: cup.pictures.slice(0, 1) } },
  play: async ({ canvasElement }) => {
    await userEvent.hover(await within(canvasElement).findByRole('link'))
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1)
  },
}

/** The narrowest card: two columns on a phone of 320 px. */
export const Narrowest: Story = {
  decorators: [
    Story => (
      <chakra.div w="144px">
        <Story />
      </chakra.div>
    ),
  ],
  args: { goods: { ...cup, price: 1_299_900, listPrice: 1_599_900 }, action: cartButton },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link')
    await expect(canvasElement.querySelector('article')?.scrollWidth).toBeLessThanOrEqual(144)
  },
}

/** At most two lines of title, so that the cards of a row have equal heights; long names do not widen the card. */
export const LongText: Story = {
  decorators: [narrow],
  args: {
    goods: {
      ...cup,
      title:
        'HandmadeCeladonMugFromJingdezhen 青釉手作马克杯，一杯一色，高温窑变，附赠木质杯垫与棉麻收纳袋，送礼自饮皆宜',
      store: '景德镇一盏灯下手作陶瓷工作室旗舰店',
      tags: ['满 199 减 20，全店可用', '限时包邮到家'],
      price: 1_234_567_89,
    },
  },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('article')
    await expect(card?.scrollWidth).toBeLessThanOrEqual(176)
    const title = within(canvasElement).getByRole('link')
    await expect(title).toHaveAccessibleName(/HandmadeCeladon/)
  },
}

/** "Sold out" is written on the picture; the card still links to its page. */
export const SoldOut: Story = {
  decorators: [narrow],
  args: { goods: { ...cup, soldOut: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(said('ui.sold_out'))).toBeVisible())
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#goods')
  },
}
export const NoPicture: Story = { decorators: [narrow], args: { goods: { ...cup, pictures: [] } } }
export const English: Story = {
  decorators: [narrow],
  globals: { language: 'en' },
  args: { goods: { ...cup, hasRange: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toMatch(/sold/)
  },
}
