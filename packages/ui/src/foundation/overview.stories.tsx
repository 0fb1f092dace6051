import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShoppingCart, Star } from 'lucide-react'
import { Button, IconButton } from '../common/button/button.tsx'
import { Checkbox, Radio, Switch } from '../common/checkbox/checkbox.tsx'
import { Countdown } from '../common/countdown/countdown.tsx'
import { Field } from '../common/field/field.tsx'
import { Icon } from '../common/icon/icon.tsx'
import { Input } from '../common/input/input.tsx'
import { Textarea } from '../common/input/textarea.tsx'
import { Pagination } from '../common/pagination/pagination.tsx'
import { Rating } from '../common/rating/rating.tsx'
import { Select } from '../common/select/select.tsx'
import { GoodsCardSkeleton, Skeletons } from '../common/skeleton/skeleton.tsx'
import { StatusTag } from '../common/status-tag/status-tag.tsx'
import { StoreSeal } from '../common/store-seal/store-seal.tsx'
import { TagBadge } from '../common/tag-badge/tag-badge.tsx'
import { GoodsCard } from '../shop/goods-card/goods-card.tsx'
import { Price } from '../shop/price/price.tsx'
import { Steps } from '../shop/steps/steps.tsx'
import { sampleGoods } from './sample-goods.ts'

const meta: Meta = { title: 'Foundation/Overview' }
export default meta

const Panel = ({ children }: { readonly children: React.ReactNode }) => (
  <chakra.section bg="bg.surface" borderRadius="md" p="5" display="flex" flexDirection="column" gap="4">
    {children}
  </chakra.section>
)

const Line = ({ children }: { readonly children: React.ReactNode }) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
    {children}
  </chakra.div>
)

/** The components by which people judge the shop, together; check it in both modes and three areas. */
export const Everything: StoryObj = {
  render: () => (
    <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}>
      <chakra.div
        gridColumn="1 / -1"
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(min(160px, 46%), 1fr))"
      >
        {sampleGoods.map(goods => (
          <GoodsCard
            key={goods.id}
            goods={goods}
            href={`/goods/${goods.id}`}
            corner={
              goods.id === 10231 ? (
                <IconButton label="收藏" size="sm" round look="outline">
                  <Icon of={Star} size={16} />
                </IconButton>
              ) : undefined
            }
          />
        ))}
        <Skeletons>
          <GoodsCardSkeleton />
        </Skeletons>
      </chakra.div>
      <Panel>
        <Line>
          <Price fen={129900} size="lg" />
          <Price fen={159900} size="lg" struck />
          <Price fen={39900} size="md" from />
          <Price fen={-5000} plain />
        </Line>
        <Line>
          <Countdown until="2099-01-01T00:00:00Z" />
          <Countdown until={Date.now() + 4_930_000} form="clock" boxed />
        </Line>
        <Line>
          <Rating value={4.8} />
          <Rating value={2.3} size={20} />
        </Line>
        <Line>
          {['声场研究所', '景窑', 'Soundfield Lab', '木与光', '海捕鲜生', '未名女装'].map(name => (
            <StoreSeal key={name} name={name} size={48} />
          ))}
        </Line>
        <Line>
          {[1, 0, '成功', '失败', '顺丰速运', '微信支付', 'admin', '活动', ''].map(value => (
            <TagBadge key={String(value)} value={value} />
          ))}
        </Line>
        <Line>
          {['waiting_payment', 'waiting_delivery', 'waiting_receipt', 'completion', 'cancel', 'after_sale_refund'].map(
            status => (
              <StatusTag key={status} kind="order" status={status} />
            ),
          )}
        </Line>
        <Steps
          label="订单进度"
          current={2}
          steps={[
            { title: '下单', description: '11-20 10:12' },
            { title: '付款', description: '11-20 10:14' },
            { title: '发货' },
            { title: '收货' },
          ]}
        />
      </Panel>
      <Panel>
        <Line>
          <Button look="solid" size="xl" icon={<Icon of={ShoppingCart} />}>
            立即购买
          </Button>
          <Button look="subtle" size="xl">
            加入购物车
          </Button>
        </Line>
        <Line>
          <Button look="solid">保存</Button>
          <Button>取消</Button>
          <Button look="ghost">更多</Button>
          <Button look="plain">查看全部</Button>
          <Button look="solid" tone="danger">
            删除
          </Button>
          <Button look="solid" loading>
            提交
          </Button>
          <Button disabled>不可用</Button>
        </Line>
        <Field label="昵称" required hint="2 到 16 个字">
          <Input defaultValue="小林" />
        </Field>
        <Field label="手机号码" error="请填写正确的手机号码。">
          <Input defaultValue="1990000" />
        </Field>
        <Field label="状态" layout="row">
          <Select
            choices={[
              { label: '全部', value: 'all' },
              { label: '待发货', value: 'waiting_delivery' },
            ]}
          />
        </Field>
        <Field label="备注" layout="row">
          <Textarea defaultValue="请在周末送货" />
        </Field>
        <Line>
          <Checkbox defaultChecked>同意协议</Checkbox>
          <Checkbox indeterminate>全选</Checkbox>
          <Checkbox>未选</Checkbox>
          <Radio name="overview" defaultChecked>
            顺丰
          </Radio>
          <Radio name="overview">自提</Radio>
          <Switch defaultChecked>上架</Switch>
          <Switch>下架</Switch>
        </Line>
      </Panel>
      <chakra.div gridColumn="1 / -1">
        <Pagination page={20} perPage={30} total={1204} onPage={() => {}} onPerPage={() => {}} />
      </chakra.div>
    </chakra.div>
  ),
}
