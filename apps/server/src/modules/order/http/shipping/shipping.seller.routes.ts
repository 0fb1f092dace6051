import { PrintData, PrintInput } from '@shiji/contract/order/shipping/print.ts'
import { ShipSheet, ShipSheetInput } from '@shiji/contract/order/shipping/ship-sheet.ts'
import { printDataCall, printOrdersCall, shipSheetCall } from '@shiji/contract/order/shipping/shipping.calls.ts'
import { Id } from '@shiji/contract/schema.ts'
import Type from 'typebox'
import { answer } from '../../../../http/routes/answer.ts'
import { printOrders } from '../../use-cases/shipping/print-orders.ts'
import { shipSheet } from '../../use-cases/shipping/ship-sheet.ts'
import { FindQuery, readOrderIds } from '../find-orders.ts'
import { readPrintData } from './print.presenter.ts'

/** Papers of orders, and sheets of tracking numbers. */
export const shippingSellerRoutes = [
  answer(
    printDataCall,
    { summary: 'What the papers of several orders show', query: FindQuery, data: PrintData },
    (ctx, { query }) => readPrintData(ctx, readOrderIds(query.params)),
  ),
  answer(
    printOrdersCall,
    {
      summary: 'Record who prints which papers; the first waybill of an order sets its time',
      body: PrintInput,
      data: Type.Object({ ids: Type.Array(Id) }),
    },
    (ctx, { body }) => printOrders(ctx, body.ids, body.paper),
  ),
  answer(
    shipSheetCall,
    {
      summary: 'Ship a sheet of tracking numbers row by row; rows with a wrong cell are named and left out',
      body: ShipSheetInput,
      data: ShipSheet,
    },
    (ctx, { body }) => shipSheet(ctx, body),
  ),
]
