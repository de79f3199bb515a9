import type { ReactNode } from 'react';

interface KpiTileProps {
	label: string;
	value: string;
	note?: string | undefined;
	children?: ReactNode;
}

export function KpiTile( { label, value, note, children }: KpiTileProps ) {
	return (
		<div className="mp-kpi">
			<dt>{ label }</dt>
			<dd>
				<span className="mp-kpi__value">{ value }</span>{ ' ' }
				{ note && <small>{ note }</small> }
				{ children && (
					<span className="mp-kpi__more">{ children }</span>
				) }
			</dd>
		</div>
	);
}
