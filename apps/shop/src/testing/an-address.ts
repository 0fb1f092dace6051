import type { Address } from '@shiji/contract/identity/identity.ts'

/** An address of a buyer; the first one is the default. */
export const anAddress = (id: number, part: Partial<Address> = {}): Address => ({
  id,
  receive_name: `收货人${id}`,
  receive_tel: '19900000001',
  province_id: 330000,
  city_id: 330100,
  region_id: 330106,
  area_info: '浙江省 杭州市 西湖区',
  address: '文一西路 1 号',
  is_default: id === 1,
  ...part,
})
