import { useDispatch, useSelector } from 'react-redux'
import type { ShijiDispatch, ShijiState } from './store.ts'

/** Dispatch typed for the thunks of this package. */
export const useShijiDispatch = useDispatch.withTypes<ShijiDispatch>()

/** Selector over the state of one page. */
export const useShijiSelector = useSelector.withTypes<ShijiState>()
