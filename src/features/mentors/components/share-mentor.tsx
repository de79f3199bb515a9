import { __ } from '@wordpress/i18n';
import { ShareButtons } from '../../../components/share-buttons';

/** Copies the address of a page or shares it. */
export function ShareMentor( { url, title }: { url: string; title: string } ) {
	return (
		<section>
			<h2 className="mp-mentor-side__title">
				{ __( 'Share', 'mentoriai-portal' ) }
			</h2>
			<ShareButtons
				url={ url }
				title={ title }
				networks={ [ 'linkedin' ] }
			/>
		</section>
	);
}
