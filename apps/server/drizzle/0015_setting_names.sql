-- Settings have the names of the specification; what was stored under the old ones moves along.
update configs set value = jsonb_strip_nulls(jsonb_build_object('closeStatus', value->'close_status', 'closeReason', value->'close_reason')) || (value - 'close_status' - 'close_reason')
where name = 'web' and (value ? 'close_status' or value ? 'close_reason');--> statement-breakpoint
update configs set value = jsonb_strip_nulls(jsonb_build_object('goodsVerify', value->'goods_verify', 'cashMoney', value->'cash_money')) || (value - 'goods_verify' - 'cash_money')
where name = 'store' and (value ? 'goods_verify' or value ? 'cash_money');
