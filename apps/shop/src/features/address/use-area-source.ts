import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { accountBuyerApi } from '@shiji/api/identity/account.buyer.api.ts'
import { useCallback } from 'react'
import { useName } from '../../site/names.ts'

interface AreaNode {
  readonly label: string
  readonly value: number | string
  readonly leaf?: boolean
}

/** Loads one level of provinces, cities and districts for the cascader (GET /load_areas, pid 0 for the root). */
export function useAreaSource(): (parent: AreaNode | undefined) => Promise<readonly AreaNode[]> {
  const dispatch = useShijiDispatch()
  const pick = useName()
  return useCallback(
    async parent => {
      const query = accountBuyerApi.endpoints.areas.initiate(Number(parent?.value ?? 0), { subscribe: false })
      const level = await dispatch(query).unwrap()
      return level.map(area => ({ label: pick(area.label, area.label_en), value: area.value, leaf: area.leaf }))
    },
    [dispatch, pick],
  )
}
