import { deliveriesCall, jobsCall } from '@shiji/contract/platform/desk.calls.ts'
import {
  clockCall,
  clockDueCall,
  moveClockCall,
  retryDeliveryCall,
  retryJobCall,
} from '@shiji/contract/platform/operation.admin.calls.ts'
import {
  ClockDue,
  ClockDueQuery,
  ClockMove,
  ClockState,
  DeliveryRow,
  JobRow,
} from '@shiji/contract/platform/platform.ts'
import { Done, IdParams } from '@shiji/contract/schema.ts'
import { answer } from '../../../http/routes/answer.ts'
import { listRoute } from '../../../http/routes/list-route.ts'
import { deliveryList, deliveryPage } from '../data/operations/delivery.queries.ts'
import { jobList, jobPage } from '../data/operations/job.queries.ts'
import { clockDue, clockState, moveClock } from '../use-cases/move-clock.ts'
import { retryDelivery } from '../use-cases/retry-delivery.ts'
import { retryJob } from '../use-cases/retry-job.ts'

export const operationAdminRoutes = [
  listRoute(jobsCall, { summary: 'Durable jobs', list: jobList, row: JobRow }, jobPage),
  answer(
    retryJobCall,
    {
      summary: 'Run a job again now',
      params: IdParams,
      data: Done,
    },
    (ctx, { params }) => retryJob(ctx, params.id),
  ),
  listRoute(
    deliveriesCall,
    { summary: 'Failed deliveries of events', list: deliveryList, row: DeliveryRow },
    deliveryPage,
  ),
  answer(
    retryDeliveryCall,
    {
      summary: 'Deliver an event again now',
      params: IdParams,
      data: Done,
    },
    (ctx, { params }) => retryDelivery(ctx, params.id),
  ),
  answer(
    clockCall,
    {
      summary: "The shop's time",
      data: ClockState,
    },
    async ctx => clockState(ctx),
  ),
  answer(
    clockDueCall,
    {
      summary: 'What a move of the clock would do to orders',
      query: ClockDueQuery,
      data: ClockDue,
    },
    (ctx, { query }) => clockDue(ctx, query.move_ms),
  ),
  answer(
    moveClockCall,
    {
      summary: 'Move the time of demo and test mode',
      body: ClockMove,
      data: ClockState,
    },
    (ctx, { body }) => moveClock(ctx, body.move_ms),
  ),
]
