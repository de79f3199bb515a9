import { FacebookMark } from '../../components/brand-marks/facebook-mark';
import { LinkedinMark } from '../../components/brand-marks/linkedin-mark';
import { XMark } from '../../components/brand-marks/x-mark';
import { YoutubeMark } from '../../components/brand-marks/youtube-mark';
import type { BootData } from '../../lib/boot';

interface ShareLinksProps {
	share: BootData[ 'menu' ][ 'footer' ][ 'share' ];
}

const NETWORKS = [
	{ key: 'facebook', name: 'Facebook', Mark: FacebookMark },
	{ key: 'linkedin', name: 'LinkedIn', Mark: LinkedinMark },
	{ key: 'youtube', name: 'YouTube', Mark: YoutubeMark },
	{ key: 'twitter', name: 'X', Mark: XMark },
] as const;

/** Links to the networks that editors named; nothing for the others. */
export function ShareLinks( { share }: ShareLinksProps ) {
	const present = NETWORKS.filter( ( { key } ) => share[ key ] );
	if ( present.length === 0 ) {
		return null;
	}
	return (
		<ul className="mp-foot__social">
			{ present.map( ( { key, name, Mark } ) => (
				<li key={ key }>
					<a href={ share[ key ] } aria-label={ name }>
						<Mark />
					</a>
				</li>
			) ) }
		</ul>
	);
}
