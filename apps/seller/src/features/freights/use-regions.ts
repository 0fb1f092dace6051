import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { accountBuyerApi, useAreasQuery } from '@shiji/api/identity/account.buyer.api.ts'
import { useLocale } from '@shiji/i18n/react.ts'
import type { CascadeNode } from '@shiji/ui/common/cascader/cascade-node.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'

interface Area {
  readonly value: number
  readonly label: string
  readonly label_en: string
}

/** A province has the codes of its cities below its own: 330000 for 330100. */
const OF_PROVINCE = 10_000

const provincesOf = (codes: readonly number[]): readonly number[] => [
  ...new Set(codes.filter(code => code % OF_PROVINCE !== 0).map(code => code - (code % OF_PROVINCE))),
]

/** Regions that freight can name: all provinces and the cities among `codes`, with a way to more cities. */
export function useRegions(codes: readonly number[]) {
  const dispatch = useShijiDispatch()
  const locale = useLocale()
  const provinces = useAreasQuery(0)
  const [cities, setCities] = useState<readonly Area[]>([])
  const level = useCallback(
    (pid: number) => dispatch(accountBuyerApi.endpoints.areas.initiate(pid, { subscribe: false })).unwrap(),
    [dispatch],
  )
  const wanted = provincesOf(codes).join(',')
  useEffect(() => {
    const state = { stale: false }
    const pids = wanted === '' ? [] : wanted.split(',').map(Number)
    Promise.all(pids.map(level)).then(
      levels => state.stale || setCities(levels.flat()),
      (error: unknown) => console.error(error),
    )
    return () => {
      state.stale = true
    }
  }, [level, wanted])
  const nameOf = useCallback((area: Area) => (locale === 'en' && area.label_en) || area.label, [locale])
  const choices = useMemo(() => {
    const named = cities.filter(city => codes.includes(city.value))
    return [...(provinces.data ?? []), ...named].map(area => ({ value: area.value, label: nameOf(area) }))
  }, [provinces.data, cities, codes, nameOf])
  const loadCities = useCallback(
    async (parent: CascadeNode | undefined): Promise<readonly CascadeNode[]> =>
      (await level(Number(parent?.value ?? 0))).map(area => ({
        value: area.value,
        label: nameOf(area),
        leaf: parent !== undefined,
      })),
    [level, nameOf],
  )
  const words = (code: number): string => choices.find(choice => choice.value === code)?.label ?? String(code)
  return { choices, loadCities, words }
}
