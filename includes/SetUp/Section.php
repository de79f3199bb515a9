<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SetUp;

/**
 * What the set-up asks; each part is saved on its own.
 */
enum Section: string {

	case Agency    = 'agency';
	case Brand     = 'brand';
	case TimeZone  = 'timezone';
	case Mail      = 'mail';
	case Analytics = 'analytics';

	public function title(): string {
		return match ( $this ) {
			self::Agency    => __( 'Who runs the portal', 'mentoriai-portal' ),
			self::Brand     => __( 'Logo and colours', 'mentoriai-portal' ),
			self::TimeZone  => __( 'Time zone', 'mentoriai-portal' ),
			self::Mail      => __( 'Emails', 'mentoriai-portal' ),
			self::Analytics => __( 'Counting visits', 'mentoriai-portal' ),
		};
	}

	public function intro(): string {
		return match ( $this ) {
			self::Agency    => __( 'This goes into the footer, emails and the texts of pages that you have not edited yet.', 'mentoriai-portal' ),
			self::Brand     => __( 'Everything that follows from the two colours is computed, and only colours with which every page can be read are taken.', 'mentoriai-portal' ),
			self::TimeZone  => __( 'Times in wp-admin follow it.', 'mentoriai-portal' ),
			self::Mail      => __( 'Emails from an address of your own domain are less likely to land in spam.', 'mentoriai-portal' ),
			self::Analytics => __( 'Off at first. Google Analytics stores cookies, for which visitors must be asked: with it, visits are counted only after the visitor agrees.', 'mentoriai-portal' ),
		};
	}

	/** @return list<string> Names of settings. */
	public function settings(): array {
		return match ( $this ) {
			self::Agency    => array( 'agency_name_lt', 'agency_name_en', 'agency_address', 'agency_email', 'agency_phone' ),
			self::Brand     => array( 'logo', 'site_icon', 'color_accent', 'color_sun' ),
			self::TimeZone  => array(),
			self::Mail      => array( 'mail_from_name', 'mail_from', 'mail_reply_to' ),
			self::Analytics => array( 'analytics_provider', 'plausible_domain', 'plausible_host', 'matomo_url', 'matomo_site_id', 'ga4_id', 'analytics_mode' ),
		};
	}
}
