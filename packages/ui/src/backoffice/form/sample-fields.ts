import '../field-types/register.ts'
import type { CascadeNode } from '../../common/cascader/cascade-node.ts'
import type { FormField } from '../form-field/form-field.ts'
import type { FormValues } from '../form-value/form-values.ts'
import { sampleUpload as upload } from './sample-upload.ts'

const areas: Readonly<Record<string, readonly CascadeNode[]>> = {
  root: [
    { label: '浙江省', value: 330000 },
    { label: '广东省', value: 440000 },
  ],
  330000: [
    { label: '杭州市', value: 330100 },
    { label: '宁波市', value: 330200 },
  ],
  440000: [{ label: '东莞市', value: 441900, leaf: true }],
  330100: [
    { label: '西湖区', value: 330106, leaf: true },
    { label: '临平区', value: 330113, leaf: true },
  ],
  330200: [{ label: '海曙区', value: 330203, leaf: true }],
}

const classes: readonly CascadeNode[] = [
  {
    label: '家居家装',
    value: 3,
    children: [
      {
        label: '餐厨',
        value: 31,
        children: [
          { label: '马克杯', value: 311 },
          { label: '茶具', value: 312 },
        ],
      },
    ],
  },
  {
    label: '食品生鲜',
    value: 6,
    children: [{ label: '茶酒冲饮', value: 61, children: [{ label: '茶叶', value: 611 }] }],
  },
]

const choices = [
  { label: '顺丰速运', value: 'SF' },
  { label: '中通快递', value: 'ZTO' },
  { label: '圆通速递', value: 'YTO' },
]

const many = Array.from({ length: 40 }, (_, index) => ({ label: `品牌 ${index + 1}`, value: index + 1 }))

/** One field of every type, and a few twice: twenty in all. */
export const twentyFields: readonly FormField[] = [
  { name: 'title', type: 'text', label: '标题', required: true, hint: '16 到 30 个字' },
  { name: 'subtitle', type: 'text', label: '副标题' },
  { name: 'password', type: 'password', label: '密码', hint: '留空则不修改' },
  { name: 'stock', type: 'number', label: '库存', unit: '件' },
  { name: 'weight', type: 'number', label: '重量', decimals: 2, unit: 'kg' },
  { name: 'price', type: 'money', label: '价格', required: true },
  { name: 'market_price', type: 'money', label: '划线价' },
  { name: 'remark', type: 'textarea', label: '备注' },
  { name: 'express', type: 'select', label: '快递', choices },
  { name: 'brand', type: 'select', label: '品牌', choices: many },
  { name: 'services', type: 'select', label: '服务', choices: many.slice(0, 5), multiple: true },
  { name: 'class', type: 'cascader', label: '分类', nodes: classes },
  {
    name: 'area',
    type: 'cascader',
    label: '地区',
    load: async parent => areas[parent ? String(parent.value) : 'root'] ?? [],
  },
  { name: 'is_show', type: 'switch', label: '上架' },
  {
    name: 'freight',
    type: 'radio',
    label: '运费',
    choices: [
      { label: '包邮', value: 'free' },
      { label: '模板', value: 'custom' },
    ],
  },
  { name: 'birthday', type: 'date', label: '日期' },
  { name: 'start_at', type: 'datetime', label: '开始时间' },
  { name: 'period', type: 'daterange', label: '活动时间' },
  { name: 'images', type: 'image', label: '图片', upload, most: 5 },
  { name: 'icon', type: 'icon', label: '图标' },
]

/** Values for the twenty fields. */
export const twentyValues: FormValues = {
  title: '景窑 青釉 手作马克杯 350ml',
  price: 8900,
  market_price: 12_900,
  stock: 86,
  weight: 0.42,
  remark: '轻拿轻放',
  express: 'ZTO',
  brand: 7,
  services: [1, 3],
  class: [3, 31, 311],
  area: [330000, 330100, 330106],
  is_show: 1,
  freight: 'free',
  birthday: '2026-11-21',
  start_at: '2026-11-21 09:30:00',
  period: ['2026-11-21 00:00:00', '2026-11-30 23:59:59'],
  icon: 'fa-gift',
}
