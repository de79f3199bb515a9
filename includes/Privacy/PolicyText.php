<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Privacy;

use MentoriaiPortal\Analytics\AnalyticsConfig;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Messaging\FirstMessages;

/**
 * Settings → Privacy → Policy guide: what the site's policy should say of the portal, in both languages, as it is set up.
 */
final readonly class PolicyText {

	public function __construct( private Locale $locale, private Settings $settings, private AnalyticsConfig $analytics ) {}

	/** Action `admin_init`, which calls of admin-ajax.php fire too. */
	public function suggest(): void {
		if ( ! is_admin() || wp_doing_ajax() ) {
			return;
		}
		$text = '';
		foreach ( Lang::cases() as $lang ) {
			$text .= $this->locale->within( $lang, fn (): string => $this->html( $lang ) );
		}
		wp_add_privacy_policy_content( __( 'Mentoriai portal', 'mentoriai-portal' ), $text );
	}

	private function html( Lang $lang ): string {
		$html = '<h2>' . esc_html__( 'The mentoring portal and your data', 'mentoriai-portal' ) . '</h2>';
		foreach ( $this->sections() as $title => $paragraphs ) {
			$html .= '<h3>' . esc_html( $title ) . '</h3>';
			foreach ( $paragraphs as $paragraph ) {
				$html .= '<p>' . esc_html( $paragraph ) . '</p>';
			}
		}
		return '<div lang="' . $lang->value . '">' . $html . '</div>';
	}

	/** @return array<string, list<string>> Title to paragraphs. */
	private function sections(): array {
		return array(
			__( 'What we keep and why', 'mentoriai-portal' ) => array(
				__( 'Of members we keep the email address, name, profile, photo and CV files, messages, action plans and reviews, because the mentoring is made of them. Profiles of approved mentors are public. Messages are read by the two people who write them; staff do not browse them.', 'mentoriai-portal' ),
				__( 'Of public mentors who change their texts we keep the earlier texts too, so that staff can compare.', 'mentoriai-portal' ),
				__( 'We keep which surveys you were asked to answer, and your answers; those to a survey without names are kept without yours.', 'mentoriai-portal' ),
				__( 'We keep which providers you sign in with, if any.', 'mentoriai-portal' ),
				__( 'We keep which version of the privacy policy and the rules you agreed to, and when.', 'mentoriai-portal' ),
				__( 'For the safety of accounts we keep open sessions with the kind of browser, and hashes of the kinds of browser you signed in with. No network address is kept in readable form.', 'mentoriai-portal' ),
				__( 'So that nobody sends too much, or the same thing twice, requests are counted under hashes instead of names.', 'mentoriai-portal' ),
				__( 'Views of mentors are counted without knowing who looked.', 'mentoriai-portal' ),
			),
			__( 'How long', 'mentoriai-portal' )             => $this->times(),
			__( 'Who else gets data', 'mentoriai-portal' )   => $this->others(),
			__( 'Your rights', 'mentoriai-portal' )          => array(
				__( 'In the profile you can ask for a copy of your data or for its erasure; we do it after you confirm it by the link in an email. After erasure, messages you sent stay in the other side’s conversations under “Deleted user”.', 'mentoriai-portal' ),
				__( 'Every mail that you may do without has a link that switches it off.', 'mentoriai-portal' ),
			),
		);
	}

	/** @return list<string> */
	private function times(): array {
		$days  = max( 1, $this->settings->int( 'mail_log_days' ) );
		$after = $this->settings->int( 'erase_closed_months' );
		return array(
			/* translators: %d: number of days. */
			sprintf( _n( 'The list of sent mails, without their texts: %d day.', 'The list of sent mails, without their texts: %d days.', $days, 'mentoriai-portal' ), $days ),
			__( 'Sessions: six hours.', 'mentoriai-portal' ),
			$after > 0
				/* translators: %d: number of months. */
				? sprintf( _n( 'Closed accounts are erased after %d month.', 'Closed accounts are erased after %d months.', $after, 'mentoriai-portal' ), $after )
				: __( 'Accounts: until you ask to erase yours.', 'mentoriai-portal' ),
			/* translators: %d: number of days. */
			sprintf( _n( 'Registrations that nobody confirms are erased after %d day.', 'Registrations that nobody confirms are erased after %d days.', Retention::PROVISIONAL_DAYS, 'mentoriai-portal' ), Retention::PROVISIONAL_DAYS ),
			/* translators: %d: number of days. */
			sprintf( _n( 'A message written before registering that has not been sent is erased after %d day.', 'A message written before registering that has not been sent is erased after %d days.', FirstMessages::KEPT_DAYS, 'mentoriai-portal' ), FirstMessages::KEPT_DAYS ),
		);
	}

	/** @return list<string> */
	private function others(): array {
		$list = array( __( 'When you sign in with Google, Facebook or LinkedIn, they tell us your name and confirmed email address; they learn that you signed in here.', 'mentoriai-portal' ) );
		if ( null !== $this->analytics->public_values() ) {
			$list[] = __( 'We count visits to learn which pages are useful. Addresses are sent without keys and personal numbers. Your choice is kept for 12 months in the cookie treciujusaliu, and you can change it at any time by the link “Cookie settings” at the end of every page. Browsers that send Global Privacy Control are not counted.', 'mentoriai-portal' );
		}
		return $list;
	}
}
