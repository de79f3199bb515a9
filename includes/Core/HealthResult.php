<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * What a HealthCheck found. All plain text.
 */
final readonly class HealthResult {

	/**
	 * @param 'good'|'recommended'|'critical' $status
	 * @param string                          $label   One line.
	 * @param string                          $text    What it means and what to do.
	 * @param list<string>                    $details Shown as code below the text.
	 * @param string                          $url     A page of wp-admin where something can be done; '' for none.
	 * @param string                          $link    Text of the link to it.
	 */
	public function __construct(
		public string $status,
		public string $label,
		public string $text,
		public array $details = array(),
		public string $url = '',
		public string $link = ''
	) {}
}
