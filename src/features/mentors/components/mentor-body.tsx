import { __ } from '@wordpress/i18n';
import { FallbackNotice } from '../../../components/fallback-notice';
import { RichText } from '../../../components/rich-text';
import { bootData } from '../../../lib/boot';
import { langAttribute } from '../../../lib/text-lang';
import type { Mentor } from '../api';
import type { MentorKind } from '../kind';
import { OtherMentors } from './other-mentors';
import { ShareMentor } from './share-mentor';

interface MentorBodyProps {
	kind: MentorKind;
	mentor: Mentor;
}

/** What a mentor says, and beside it where to go on. */
export function MentorBody( { kind, mentor }: MentorBodyProps ) {
	return (
		<div className="mp-wrap mp-mentor-columns">
			<div
				className="mp-mentor-columns__about"
				{ ...langAttribute( mentor.text_lang ) }
			>
				<h2 lang={ bootData().lang }>
					{ kind === 'dynamic'
						? __( 'About me', 'mentoriai-portal' )
						: __( 'About the mentor', 'mentoriai-portal' ) }
				</h2>
				{ mentor.html_text && (
					<FallbackNotice
						className="mp-mentor-columns__fallback"
						textLang={ mentor.text_lang }
					/>
				) }
				<RichText html={ mentor.html_text } />
			</div>
			<div className="mp-mentor-side">
				<OtherMentors
					key={ mentor.id }
					kind={ kind }
					mentor={ mentor }
				/>
				<ShareMentor url={ mentor.share_link } title={ mentor.title } />
			</div>
		</div>
	);
}
